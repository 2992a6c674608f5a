import { type MinifiedModule, minifyModule } from '../compile/bundler/minifyModule.ts';
import { ownTextsKey, toLiteral } from '../compile/CompiledValues.ts';
import { applyEdits, type Edit } from '../compile/edits.ts';
import type { NeutralChunk } from '../compile/NeutralApp.ts';
import { toMessagesEdit } from '../compile/ownMessages.ts';
import { chainSourceMaps, editSourceMap, type SourceMap } from '../compile/sourceMaps.ts';
import type { OwnTexts } from '../config/catalogue.ts';
import type { ChunkInputs } from './chunkInputs.ts';
import { placeholderFor } from './placeholders.ts';

/**
 * A folded and minified chunk, with placeholders for the values that it only shows, and preload markers. It is plain
 * JSON, so that it can be cached on disk.
 */
export interface SpecialisedChunk extends MinifiedModule {
  /** The map of `code`, if the neutral chunk has one. */
  map?: SourceMap;
}

/** Folds values into one neutral chunk and minifies it. Throws if the minifier reports an error. */
export async function specialiseChunk(chunk: NeutralChunk, inputs: ChunkInputs): Promise<SpecialisedChunk> {
  const edits = findChunkEdits(chunk, inputs);
  const source = applyEdits(chunk.code, edits) + toExportList(chunk, inputs);
  const constantExports = chunk.exports.filter((one) => one.constant && inputs.usedExports.includes(one.exported));
  const names = new Set(constantExports.map(({ exported }) => exported));
  const { minified, map } = await minifyModule(chunk.name, source, names, chunk.map !== undefined);
  return {
    ...minified,
    ...(map && chunk.map && { map: chainSourceMaps(map, editSourceMap(chunk.map, chunk.code, edits)) }),
  };
}

/** The edits that put literals in place of reads and constants in place of imports. */
function findChunkEdits(chunk: NeutralChunk, { values, constants }: ChunkInputs): Edit[] {
  const edits: Edit[] = chunk.reads.map(({ start, end, key }) => ({
    start,
    end,
    text: key in values ? `(${toLiteral(values[key], key)})` : placeholderFor(key),
  }));
  const ownTexts = chunk.messages && values[ownTextsKey(chunk.messages.tag)];
  if (chunk.messages && ownTexts) edits.push(toMessagesEdit(chunk.code, chunk.messages, ownTexts as OwnTexts[string]));
  for (const { start, end, from, bindings } of chunk.imports) {
    const known = bindings.filter(({ imported }) => `${from}#${imported}` in constants);
    if (known.length === 0) continue;
    const open = bindings.filter((binding) => !known.includes(binding));
    const names = open.map(({ imported, local }) => (imported === local ? local : `${imported} as ${local}`));
    const declarations = known.map(({ imported, local }) => `const ${local} = ${constants[`${from}#${imported}`]};`);
    edits.push({ start, end, text: `import { ${names.join(', ')} } from "./${from}";${declarations.join('')}` });
  }
  return edits;
}

/** The export list of the exports that are used. */
function toExportList(chunk: NeutralChunk, { usedExports }: ChunkInputs): string {
  const exported = chunk.exports.filter(({ exported }) => usedExports.includes(exported));
  const list = exported.map(({ local, exported }) => (local === exported ? local : `${local} as ${exported}`));
  return list.length > 0 ? `\nexport { ${list.join(', ')} };\n` : '';
}
