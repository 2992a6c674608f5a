import { parseSync } from 'rolldown/utils';
import { sitePlaceholder } from '../../lib/buildPlaceholders.ts';
import { type Cache, cachedJson } from '../../lib/cache.ts';
import { applyEdits, type Edit } from './applyEdits.ts';
import { findPreloadListEdits } from './bundler/findPreloadListEdits.ts';
import { findMessages } from './chunkMessages.ts';
import { findConstantBindings } from './findConstantBindings.ts';
import { foldabilityAt } from './foldability.ts';
import type { ChunkImport, NeutralChunk, SiteRead } from './NeutralApp.ts';
import { editSourceMap, type SourceMap } from './sourceMaps.ts';
import type { MessagesRequest } from './splitMessagesPlugin.ts';
import { type AstNode, isNamed, walkAst } from './walkAst.ts';

interface ChunkMetadata {
  name: string;
  label: string;
  isCore: boolean;
  dynamicExports: string[];
  styles: string[];
  packages: string[];
  /** The catalogue whose messages it will have. */
  catalogue?: MessagesRequest;
  /** The map of the bundled code. */
  map?: SourceMap;
}

/** Cuts `./chunk.js` to `chunk.js`; all chunks are in one folder. */
const chunkName = (specifier: string) => specifier.replace(/^\.\//, '');

/**
 * Makes a neutral chunk of a bundled one: cuts off the export list, replaces the bundler's tables of preload lists by
 * markers, and finds the reads of the site's values and the imports of other chunks. Throws for every unexpected form.
 */
export function toNeutralChunk(bundled: string, { catalogue, ...metadata }: ChunkMetadata): NeutralChunk {
  const preloadListEdits = findPreloadListEdits(bundled, metadata.name);
  const code = applyEdits(bundled, preloadListEdits);
  const { program } = parseSync(metadata.name, code);
  const exportEdits: Edit[] = [];
  const exports: NeutralChunk['exports'] = [];
  const constantBindings = findConstantBindings(program);
  for (const node of program.body) {
    if (node.type === 'ExportNamedDeclaration' && !node.source && !node.declaration) {
      for (const specifier of node.specifiers) {
        const local = nameOf(specifier.local);
        exports.push({ local, exported: nameOf(specifier.exported), constant: constantBindings.has(local) });
      }
      exportEdits.push({ start: node.start, end: node.end, text: '' });
    } else if (node.type.startsWith('Export')) {
      throw new Error(
        `chunk ${metadata.name} exports in a form that is not expected: ${code.slice(node.start, node.end)}`,
      );
    }
  }
  const body = applyEdits(code, exportEdits);
  if (exports.length > 0 && body.length === code.length) throw new Error(`chunk ${metadata.name}: export list not cut`);
  const found = findReadsAndImports(metadata.name, body);
  if (metadata.isCore && found.reads.length > 0)
    throw new Error(`chunk ${metadata.label} is marked as the same in all sites, but reads ${found.reads[0]!.key}`);
  const map = metadata.map && editSourceMap(editSourceMap(metadata.map, bundled, preloadListEdits), code, exportEdits);
  return {
    ...metadata,
    ...(map && { map }),
    code: body,
    exports,
    ...found,
    ...(catalogue && { messages: { ...catalogue, ...findMessages(metadata.name, body) } }),
  };
}

/** Does the same, from the cache if the bundled chunk is unchanged. */
export const loadNeutralChunk = (cache: Cache, bundled: string, metadata: ChunkMetadata): Promise<NeutralChunk> =>
  cachedJson(cache, 'neutralChunk', [bundled, metadata], async () => toNeutralChunk(bundled, metadata));

function findReadsAndImports(name: string, code: string): { reads: SiteRead[]; imports: ChunkImport[] } {
  const { program, module, errors } = parseSync(name, code);
  if (errors.length > 0) throw new Error(`chunk ${name} does not parse: ${errors[0]?.message}`);
  const reads: SiteRead[] = [];
  if (code.includes(sitePlaceholder)) {
    walkAst(program, (node, parent) => {
      if (node.type !== 'MemberExpression' || node.computed || !isNamed(node.object, sitePlaceholder)) return;
      const foldability = foldabilityAt(node, parent);
      reads.push({ start: node.start, end: node.end, key: nameOf(node.property), foldability });
    });
  }
  if (code.split(sitePlaceholder).length - 1 !== reads.length) {
    throw new Error(`chunk ${name} uses ${sitePlaceholder} in a way that cannot be replaced, in a text perhaps`);
  }
  const imports = module.staticImports.map(({ start, end, moduleRequest, entries }): ChunkImport => {
    if (!moduleRequest.value.startsWith('./')) throw new Error(`chunk ${name} imports ${moduleRequest.value}`);
    return {
      start,
      end,
      from: chunkName(moduleRequest.value),
      bindings: entries.map(({ importName, localName }) => {
        if (importName.kind === 'NamespaceObject')
          throw new Error(`chunk ${name} imports all of ${moduleRequest.value}`);
        return {
          imported: importName.kind === 'Default' ? 'default' : String(importName.name),
          local: localName.value,
        };
      }),
    };
  });
  return { reads: reads.sort((a, b) => a.start - b.start), imports };
}

const nameOf = (node: AstNode): string => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  throw new Error(`a name was expected, not ${node.type}`);
};
