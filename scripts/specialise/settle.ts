import type { NeutralApp, NeutralChunk } from '../compile/NeutralApp.ts';
import type { ChunkInputs, SpecialisedChunk } from './specialiseChunk.ts';
import { walk } from './walk.ts';

/** Gives the specialised form of a chunk; remembers what it has given. */
export type Specialise = (chunk: NeutralChunk, inputs: ChunkInputs) => Promise<SpecialisedChunk>;

export type Values = Readonly<Record<string, unknown>>;

/** Of a site's values, those that decide something in a chunk. Throws if the site lacks one that the chunk reads. */
export function decidingValues(chunk: NeutralChunk, values: Values): Record<string, unknown> {
  const deciding = new Set<string>();
  for (const { key, folds } of chunk.reads) {
    if (values[key] === undefined) throw new Error(`the site has no value named ${key}`);
    const type = typeof values[key];
    if (type === 'boolean' || folds === 'any' || folds === type) deciding.add(key);
  }
  return Object.fromEntries([...deciding].sort().map((key) => [key, values[key]]));
}

/**
 * Specialises all reachable chunks again and again, with only the exports that are still used and with constants
 * carried over, until neither changes. Gives the chunks that are left.
 */
export async function settle(
  app: NeutralApp,
  values: Values,
  specialise: Specialise,
): Promise<Map<string, SpecialisedChunk>> {
  const chunks = new Map(app.chunks.map((chunk) => [chunk.name, chunk]));
  let inputs = new Map<string, ChunkInputs>();
  for (const chunk of app.chunks) {
    const used = chunk.exports.map(({ exported }) => exported).sort();
    inputs.set(chunk.name, { values: decidingValues(chunk, values), used, constants: {} });
  }
  for (let round = 0; round < 20; round++) {
    const done = new Map(
      await Promise.all(
        [...inputs].map(async ([name, input]) => [name, await specialise(chunks.get(name)!, input)] as const),
      ),
    );
    const alive = walk(app.entry, (name) => {
      const { imports, lazy } = done.get(name)!;
      return [...imports.map(({ from }) => from), ...lazy];
    });
    const used = usedNames(chunks, alive, done);
    const next = new Map<string, ChunkInputs>();
    for (const name of alive) {
      const before = inputs.get(name)!;
      const chunk = chunks.get(name)!;
      const constants = { ...before.constants, ...constantsFor(chunk, done) };
      next.set(name, { values: before.values, used: usedExports(chunk, used.get(name)!), constants });
    }
    const settled = [...next].every(([name, input]) => JSON.stringify(input) === JSON.stringify(inputs.get(name)));
    if (settled) return new Map([...alive].map((name) => [name, done.get(name)!]));
    inputs = next;
  }
  throw new Error('linking does not come to rest');
}

/** By chunk: the exported names that the chunks still alive use, found in one pass over them. */
function usedNames(
  chunks: ReadonlyMap<string, NeutralChunk>,
  alive: ReadonlySet<string>,
  done: ReadonlyMap<string, SpecialisedChunk>,
): Map<string, Set<string>> {
  const used = new Map([...alive].map((name) => [name, new Set<string>()]));
  for (const name of alive) {
    const { imports, lazy } = done.get(name)!;
    for (const { from, names } of imports) for (const one of names) used.get(from)!.add(one);
    for (const target of lazy) for (const one of chunks.get(target)!.dynamicExports) used.get(target)!.add(one);
  }
  return used;
}

const usedExports = (chunk: NeutralChunk, used: ReadonlySet<string>): string[] =>
  chunk.exports
    .map(({ exported }) => exported)
    .filter((exported) => used.has(exported))
    .sort();

/**
 * Of the exports this chunk imports, those that are constants. What was found stays found: once its readers have the
 * constant, a chunk no longer exports it.
 */
function constantsFor(chunk: NeutralChunk, done: ReadonlyMap<string, SpecialisedChunk>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { from, bindings } of chunk.imports) {
    for (const { imported } of bindings) {
      const literal = done.get(from)?.constants[imported];
      if (literal !== undefined) found[`${from}#${imported}`] = literal;
    }
  }
  return found;
}
