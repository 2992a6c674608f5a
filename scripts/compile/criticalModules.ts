import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { findRuntimeImports } from './moduleImports.ts';
import { type AstNode, walkAst } from './walkAst.ts';

/**
 * The functions that load a lazy module without waiting for the deferred messages, by their module in the app's folder;
 * see app/i18n/loadTranslatedChunk.ts. Calls are found by the import of the function, under any local name.
 */
const eagerImportHelpers: Readonly<Record<string, string>> = {
  'lib/loadChunk.ts': 'loadChunk',
  'routing/pageRoute.ts': 'criticalPageRoute',
};

/**
 * The modules that may run before the deferred messages are loaded, as absolute paths: what the entry `main.tsx` in the
 * app's folder imports, all that is imported from there, and the lazy modules that are loaded without waiting. Throws if
 * a function of `eagerImportHelpers` has moved or has another name.
 */
export function findCriticalModules(appFolder: string): ReadonlySet<string> {
  for (const [file, name] of Object.entries(eagerImportHelpers)) assertExports(path.join(appFolder, file), name);
  const found = new Set([path.join(appFolder, 'main.tsx')]);
  for (const file of found) {
    for (const specifier of findCriticalImports(appFolder, file, readFileSync(file, 'utf8'))) {
      if (/^\..*\.tsx?$/.test(specifier)) found.add(path.resolve(path.dirname(file), specifier));
    }
  }
  return found;
}

function assertExports(file: string, name: string): void {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const exported = module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name));
  if (!exported.includes(name)) throw new Error(`${file} exports no ${name}; change eagerImportHelpers in ${here}`);
}

const here = 'scripts/compile/criticalModules.ts';

/** The specifiers that a module imports at once, or lazily without waiting for the deferred messages. Types do not count. */
export function findCriticalImports(appFolder: string, file: string, code: string): string[] {
  const parsed = parseSync(file, code);
  const { imports, reExports } = findRuntimeImports(parsed.module);
  const helperOf = (specifier: string) =>
    eagerImportHelpers[path.relative(appFolder, path.resolve(path.dirname(file), specifier)).replaceAll(path.sep, '/')];
  const localNames = new Set<string>();
  for (const { moduleRequest, entries } of imports) {
    const helper = helperOf(moduleRequest.value);
    for (const { importName, localName } of helper ? entries : []) {
      if (importName.kind === 'NamespaceObject') refuse(file, `import ${helper} by its name`);
      if (importName.name === helper) localNames.add(localName.value);
    }
  }
  for (const { moduleRequest, importName } of reExports) {
    const helper = helperOf(moduleRequest!.value);
    if (helper && (importName.name ?? helper) === helper) refuse(file, `${helper} may not be exported again`);
  }
  // The syntax tree, which takes longer than all the rest, is made when it is asked for.
  const eagerImports = localNames.size > 0 ? findImportsInCalls(parsed.program, localNames) : [];
  return [...[...imports, ...reExports].map(({ moduleRequest }) => moduleRequest!.value), ...eagerImports];
}

/** Calls under another module's name would not be found. */
function refuse(file: string, message: string): never {
  throw new Error(`${file}: ${message}, so that its calls can be found`);
}

/** The specifiers of all `import()` in the calls of functions with these names. */
function findImportsInCalls(program: AstNode, names: ReadonlySet<string>): string[] {
  const found: string[] = [];
  walkAst(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || !names.has(node.callee.name)) return;
    walkAst(node, (inner) => {
      if (inner.type !== 'ImportExpression' || inner.source.type !== 'Literal') return;
      found.push(String(inner.source.value));
    });
  });
  return found;
}
