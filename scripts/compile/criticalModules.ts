import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { type AstNode, walkAst } from './walkAst.ts';

/** The functions that load a lazy module without waiting for the deferred messages; see app/i18n/loadTranslatedChunk.ts. */
const eagerImportHelpers = new Set(['loadChunk', 'criticalPageRoute']);

/**
 * The modules that may run before the deferred messages are loaded, as absolute paths: what `entry` imports, all that is
 * imported from there, and the lazy modules that are loaded without waiting.
 */
export function findCriticalModules(entry: string): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const file of found) {
    for (const specifier of findCriticalImports(file, readFileSync(file, 'utf8'))) {
      if (/^\..*\.tsx?$/.test(specifier)) found.add(path.resolve(path.dirname(file), specifier));
    }
  }
  return found;
}

/** The specifiers that a module imports at once, or lazily without waiting for the deferred messages. Types do not count. */
export function findCriticalImports(file: string, code: string): string[] {
  const { module, program } = parseSync(file, code);
  const staticImports = module.staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some((one) => !one.isType),
  );
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((one) => (one.moduleRequest && !one.isType ? [one.moduleRequest.value] : [])),
  );
  const eagerImports = module.dynamicImports.length > 0 ? findEagerHelperImports(program) : [];
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...reExports, ...eagerImports];
}

function findEagerHelperImports(program: AstNode): string[] {
  const found: string[] = [];
  walkAst(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    if (!eagerImportHelpers.has(node.callee.name)) return;
    walkAst(node, (inner) => {
      if (inner.type !== 'ImportExpression' || inner.source.type !== 'Literal') return;
      found.push(String(inner.source.value));
    });
  });
  return found;
}
