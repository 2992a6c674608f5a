import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { memoize } from '../../lib/memoize.ts';
import { findRuntimeImports } from './findRuntimeImports.ts';
import { type MessagePriority, messagePriorities } from './MessagePriority.ts';
import { resolvePagesImport } from './pages/pagesPlugin.ts';
import { parsePage, readPages } from './pages/readPages.ts';
import { type AstNode, walkAst } from './walkAst.ts';

/**
 * Functions that load a lazy module with other messages than the deferred ones, by their module in the app's folder,
 * with the last messages that they wait for. Calls are found by the import of the function, under any local name.
 */
const loadHelpers: Readonly<Record<string, Readonly<Record<string, MessagePriority>>>> = {
  'lib/loadChunk.ts': { loadChunk: 'critical' },
  'i18n/loadTranslatedChunk.ts': { loadRareChunk: 'rare' },
};

interface ModuleImport {
  specifier: string;
  /** The last messages that the importer waits for before the module runs; critical: only its own. */
  waitsFor: MessagePriority;
}

/** One way to a module: the messages beside the critical ones that are sure to be loaded on it, in their order. */
export type Way = readonly MessagePriority[];

/**
 * Finds the ways to each module of the app, by its absolute path: the entry `main.tsx`, and all imports from there. A
 * way is left out if another one to the module loads nothing else and less. Throws if a function of `loadHelpers` has
 * moved or has another name.
 */
export function findMessageWays(appFolder: string): ReadonlyMap<string, readonly Way[]> {
  for (const [file, helpers] of Object.entries(loadHelpers)) {
    assertExports(path.join(appFolder, file), Object.keys(helpers));
  }
  const root = path.dirname(appFolder);
  const pages = readPages(root);
  const textsOf = new Map(pages.flatMap(({ module, texts }) => (module ? [[path.join(root, module), texts]] : [])));
  const importsOf = memoize((file: string) =>
    findImports(appFolder, file, readFileSync(file, 'utf8')).flatMap(({ specifier, waitsFor }) => {
      const targets =
        resolvePagesImport(pages, specifier)?.map((page) => path.join(root, page)) ??
        (/^\..*\.tsx?$/.test(specifier) ? [path.resolve(path.dirname(file), specifier)] : []);
      return targets.map((target) => ({
        target,
        waitsFor: waitsFor === 'deferred' ? (textsOf.get(target) ?? waitsFor) : waitsFor,
      }));
    }),
  );
  const ways = new Map<string, Way[]>();
  const waiting: [file: string, way: Way][] = [[path.join(appFolder, 'main.tsx'), []]];
  for (const [file, way] of waiting) {
    const known = ways.get(file) ?? [];
    if (known.some((other) => other.every((one) => way.includes(one)))) continue;
    ways.set(file, [...known.filter((other) => !way.every((one) => other.includes(one))), way]);
    for (const { target, waitsFor } of importsOf(file)) waiting.push([target, extendWay(way, waitsFor)]);
  }
  return ways;
}

function extendWay(way: Way, waitsFor: MessagePriority): Way {
  const loaded = new Set<MessagePriority>([
    ...way,
    ...(waitsFor === 'critical' ? [] : ['deferred' as const, waitsFor]),
  ]);
  return messagePriorities.filter((priority) => loaded.has(priority));
}

/**
 * Picks the priorities of a message from the ways to the modules that have it, so that it is loaded on each of them.
 * Without a way it is deferred.
 */
export function pickPriorities(ways: readonly Way[]): readonly MessagePriority[] {
  if (ways.length === 0) return ['deferred'];
  const picked = new Set<MessagePriority>();
  for (const way of ways.toSorted((a, b) => a.length - b.length)) {
    if (way.length === 0) return ['critical'];
    if (!way.some((one) => picked.has(one))) picked.add(way.at(-1)!);
  }
  return [...picked];
}

function assertExports(file: string, names: readonly string[]): void {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const exported = module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name));
  const missing = names.find((name) => !exported.includes(name));
  if (missing) throw new Error(`${file} exports no ${missing}; change loadHelpers in ${here}`);
}

const here = 'scripts/build/compile/messagePriorities.ts';

/** Finds a module's imports, static or lazy, apart from types. */
export function findImports(appFolder: string, file: string, code: string): ModuleImport[] {
  const parsed = parseSync(file, code);
  const { imports, reExports } = findRuntimeImports(parsed.module);
  const helpersOf = (specifier: string) =>
    loadHelpers[path.relative(appFolder, path.resolve(path.dirname(file), specifier)).replaceAll(path.sep, '/')];
  const localNames = new Map<string, MessagePriority>();
  for (const { moduleRequest, entries } of imports) {
    const helpers = helpersOf(moduleRequest.value) ?? {};
    for (const { importName, localName } of entries) {
      const [first] = Object.keys(helpers);
      if (first && importName.kind === 'NamespaceObject') refuse(file, `import ${first} by its name`);
      const priority = importName.name === null ? undefined : helpers[importName.name];
      if (priority) localNames.set(localName.value, priority);
    }
  }
  for (const { moduleRequest, importName } of reExports) {
    const passedOn = Object.keys(helpersOf(moduleRequest!.value) ?? {}).find(
      (name) => (importName.name ?? name) === name,
    );
    if (passedOn) refuse(file, `${passedOn} may not be exported again`);
  }
  // The syntax tree, which takes longer than all the rest, is made on demand.
  const loaded = localNames.size > 0 ? findImportsInCalls(parsed.program, localNames) : [];
  const ofPage = file.endsWith('.page.ts') ? (parsePage(file, code).page?.texts ?? 'deferred') : 'deferred';
  const starts = new Set(loaded.map(({ start }) => start));
  const others = parsed.module.dynamicImports.filter(({ start }) => !starts.has(start));
  return [
    ...[...imports, ...reExports].map(({ moduleRequest }) => ({
      specifier: moduleRequest!.value,
      waitsFor: 'critical' as const,
    })),
    ...loaded.map(({ specifier, waitsFor }) => ({ specifier, waitsFor })),
    ...others.map(({ moduleRequest: { start, end } }) => ({
      specifier: code.slice(start + 1, end - 1),
      waitsFor: ofPage,
    })),
  ];
}

/** Throws, because calls under another module's name would not be found. */
function refuse(file: string, message: string): never {
  throw new Error(`${file}: ${message}, so that its calls can be found`);
}

/** Finds all `import()` in the calls of functions with these names. */
function findImportsInCalls(program: AstNode, names: ReadonlyMap<string, MessagePriority>) {
  const found: (ModuleImport & { start: number })[] = [];
  walkAst(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const waitsFor = names.get(node.callee.name);
    if (!waitsFor) return;
    walkAst(node, (inner) => {
      if (inner.type !== 'ImportExpression' || inner.source.type !== 'Literal') return;
      found.push({ specifier: String(inner.source.value), waitsFor, start: inner.start });
    });
  });
  return found;
}
