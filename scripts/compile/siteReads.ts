import path from 'node:path';
import MagicString from 'magic-string';
import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import type { SiteValues } from '../../app/site/SiteValues.ts';
import { walkAst } from './walkAst.ts';

/** The one name that stands for the site's values in neutral chunks. No output may contain it. */
export const sitePlaceholder = '__SITE__';

/** What is compiled into a site: its values, and the folder of its pictures. */
export interface CompiledValues extends SiteValues {
  /** Site-absolute address; artImports.ts puts it where a picture is imported. */
  artUrl: string;
}

interface Read {
  /** Offsets of the whole expression `site.key` in the code. */
  start: number;
  end: number;
  key: string;
}

export interface SiteReads {
  reads: Read[];
  /** Offsets of import declarations of `site`, to be removed. */
  imports: { start: number; end: number }[];
}

/** A way of using `site` that cannot be compiled in. */
export class SiteReadError extends Error {
  override name = 'SiteReadError';
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/**
 * Finds every `site.key` in a module that imports `site` from app/site/site.ts.
 * Throws SiteReadError for every other use of the name, because it could not be replaced by a literal.
 */
export function findSiteReads(code: string, isSiteModule: (source: string) => boolean): SiteReads {
  const found: SiteReads = { reads: [], imports: [] };
  const { program } = parseSync('module.js', code);
  let local: string | undefined;
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || !isSiteModule(String(node.source.value))) continue;
    for (const specifier of node.specifiers) {
      if (
        specifier.type !== 'ImportSpecifier' ||
        !('name' in specifier.imported) ||
        specifier.imported.name !== 'site'
      ) {
        throw new SiteReadError('import { site } by its name, nothing else', node.start);
      }
      local = specifier.local.name;
    }
    found.imports.push({ start: node.start, end: node.end });
  }
  if (local === undefined) return found;

  const name = local;
  const accepted = new Set<number>();
  walkAst(program, (node, parent) => {
    if (node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === name) {
      if (node.computed) throw new SiteReadError(`read ${name} by a plain name, not ${name}[…]`, node.start);
      accepted.add(node.object.start);
      const target =
        (parent?.type === 'AssignmentExpression' && parent.left === node) ||
        (parent?.type === 'UpdateExpression' && parent.argument === node);
      if (target) throw new SiteReadError(`${name} holds compiled-in values and cannot be assigned to`, node.start);
      found.reads.push({ start: node.start, end: node.end, key: node.property.name as string });
      return;
    }
    if (node.type !== 'Identifier' || node.name !== name || accepted.has(node.start)) return;
    if (parent?.type === 'ImportSpecifier') return;
    if (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) return;
    if (parent?.type === 'Property' && parent.key === node && !parent.computed && !parent.shorthand) return;
    throw new SiteReadError(`use ${name} only as ${name}.x, directly where the value is needed`, node.start);
  });
  return found;
}

/**
 * The Vite plugin behind app/site/site.ts: turns `site.x` into a read of the reserved name (neutral build) or into
 * the value itself (development, and the plain build that the neutral one is proved against).
 */
export function siteReadsPlugin(root: string, values: CompiledValues | 'neutral'): Plugin {
  const siteModule = path.join(root, 'app/site/site.ts');
  return {
    name: 'matchpress:site-reads',
    enforce: 'post',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!file.startsWith(path.join(root, 'app')) || !code.includes('site.ts')) return null;
      const isSiteModule = (source: string) => path.resolve(path.dirname(file), source) === siteModule;
      let found: SiteReads;
      try {
        found = findSiteReads(code, isSiteModule);
      } catch (error) {
        if (error instanceof SiteReadError) this.error(error.message, error.offset);
        throw error;
      }
      if (found.imports.length === 0) return null;
      const out = new MagicString(code);
      for (const { start, end } of found.imports) out.remove(start, end);
      for (const { start, end, key } of found.reads) out.overwrite(start, end, readSiteValue(values, key));
      return { code: out.toString(), map: out.generateMap({ hires: 'boundary' }) };
    },
  };
}

/** A read of the reserved name, or the value itself. */
export const readSiteValue = (values: CompiledValues | 'neutral', key: string): string =>
  values === 'neutral' ? `${sitePlaceholder}.${key}` : `(${toLiteral(values[key as keyof CompiledValues], key)})`;

/** JSON is JavaScript, once the two line separators and a closing script tag are written as escapes. */
export function toLiteral(value: unknown, key: string): string {
  if (value === undefined) throw new Error(`the site has no value named ${key}`);
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029').replaceAll('</', '<\\/');
}
