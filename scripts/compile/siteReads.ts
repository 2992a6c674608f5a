import { parseSync } from 'rolldown/utils';
import { CodeError } from './CodeError.ts';
import { listReadKey } from './CompiledValues.ts';
import type { SiteRead } from './NeutralApp.ts';
import { type AstNode, walkAst } from './walkAst.ts';

/** The name that stands for the site's values in neutral chunks. No output may contain it. */
export const sitePlaceholder = '__SITE__';

interface SiteReads {
  /** Offsets of the expressions `site.key` and `site.list.includes('item')`. */
  reads: Omit<SiteRead, 'foldability'>[];
  /** Offsets of import declarations of `site`, to be removed. */
  imports: { start: number; end: number }[];
}

/**
 * Finds every `site.key` and `site.list.includes('item')` in a module that imports `site` from app/site/site.ts.
 * Throws a CodeError for every other use of the name, because it could not be replaced by a literal.
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
        throw new CodeError('import { site } by its name, nothing else', node.start);
      }
      local = specifier.local.name;
    }
    found.imports.push({ start: node.start, end: node.end });
  }
  if (local === undefined) return found;

  const name = local;
  const accepted = new Set<number>();
  walkAst(program, (node, parent) => {
    const listRead = matchListRead(node, name);
    if (listRead) {
      accepted.add(listRead.object.start);
      found.reads.push({ start: node.start, end: node.end, key: listRead.key });
      return;
    }
    if (node.type === 'MemberExpression' && accepted.has(node.object.start)) return;
    if (node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === name) {
      if (node.computed) throw new CodeError(`read ${name} by a plain name, not ${name}[…]`, node.start);
      accepted.add(node.object.start);
      const isAssigned =
        (parent?.type === 'AssignmentExpression' && parent.left === node) ||
        (parent?.type === 'UpdateExpression' && parent.argument === node);
      if (isAssigned) throw new CodeError(`${name} holds compiled-in values and cannot be assigned to`, node.start);
      found.reads.push({ start: node.start, end: node.end, key: node.property.name as string });
      return;
    }
    if (node.type !== 'Identifier' || node.name !== name || accepted.has(node.start)) return;
    if (parent?.type === 'ImportSpecifier') return;
    if (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) return;
    if (parent?.type === 'Property' && parent.key === node && !parent.computed && !parent.shorthand) return;
    throw new CodeError(`use ${name} only as ${name}.x, directly where the value is needed`, node.start);
  });
  return found;
}

/** The parts of `site.list.includes('item')`, whose result the build knows; undefined for every other node. */
function matchListRead(node: AstNode, site: string): { object: AstNode; key: string } | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.computed) return;
  const { object: list, property: method } = node.callee;
  if (method.name !== 'includes' || list.type !== 'MemberExpression' || list.computed) return;
  const [item, ...others] = node.arguments;
  if (list.object.type !== 'Identifier' || list.object.name !== site || others.length > 0) return;
  if (item?.type !== 'Literal' || typeof item.value !== 'string' || !/^\w+$/.test(item.value)) return;
  return { object: list.object, key: listReadKey(list.property.name, item.value) };
}
