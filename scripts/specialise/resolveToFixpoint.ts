import type { NeutralApp, NeutralChunk } from '../compile/NeutralApp.ts';
import { reachableFrom } from './reachableFrom.ts';
import type { ChunkInputs, SpecialisedChunk } from './specialiseChunk.ts';

/** Gives the specialised form of a chunk; remembers what it has given. */
export type Specialise = (chunk: NeutralChunk, inputs: ChunkInputs) => Promise<SpecialisedChunk>;

export type SiteValueRecord = Readonly<Record<string, unknown>>;

/** Of a site's values, those that decide something in a chunk. Throws if the site lacks one that the chunk reads. */
export function pickFoldedValues(chunk: NeutralChunk, values: SiteValueRecord): Record<string, unknown> {
  const deciding = new Set<string>();
  for (const { key, foldability: folds } of chunk.reads) {
    if (values[key] === undefined) throw new Error(`the site has no value named ${key}`);
    const type = typeof values[key];
    if (type === 'boolean' || folds === 'any' || folds === type) deciding.add(key);
  }
  return Object.fromEntries([...deciding].sort().map((key) => [key, values[key]]));
}

/** Gives the chunks that are left for a site's values, each in its final form but for its slots, by name. */
export type ResolveToFixpoint = (values: SiteValueRecord) => Promise<Map<string, SpecialisedChunk>>;

/**
 * Specialises all reachable chunks again and again, with only the exports that are still used and with constants
 * carried over, until neither changes. In each round only those are made anew whose inputs are not what they were.
 */
export function createFixpointResolver(app: NeutralApp, specialise: Specialise): ResolveToFixpoint {
  const chunks = new Map(app.chunks.map((chunk) => [chunk.name, chunk]));
  const open = new Map(
    app.chunks.map((chunk) => [chunk, { values: {}, usedExports: listExportedNames(chunk), constants: {} }]),
  );
  const start = (chunk: NeutralChunk, values: SiteValueRecord): ChunkInputs => {
    const deciding = pickFoldedValues(chunk, values);
    const untouched = open.get(chunk)!;
    return Object.keys(deciding).length === 0 ? untouched : { ...untouched, values: deciding };
  };
  return async (values) => {
    let inputs = new Map(app.chunks.map((chunk) => [chunk.name, start(chunk, values)]));
    let changed = [...inputs.keys()];
    const done = new Map<string, SpecialisedChunk>();
    for (let round = 0; round < 20; round++) {
      const make = async (name: string) => done.set(name, await specialise(chunks.get(name)!, inputs.get(name)!));
      await Promise.all(changed.map(make));
      const alive = reachableFrom(app.entry, (name) => {
        const { imports, lazyChunks: lazy } = done.get(name)!;
        return [...imports.map(({ from }) => from), ...lazy];
      });
      const used = findUsedNames(chunks, alive, done);
      const next = new Map(
        Array.from(alive, (name) => {
          const chunk = chunks.get(name)!;
          return [
            name,
            toNextInputs(
              inputs.get(name)!,
              pickUsedExports(chunk, used.get(name)!),
              findImportedConstants(chunk, done),
            ),
          ];
        }),
      );
      changed = [...alive].filter((name) => next.get(name) !== inputs.get(name));
      if (changed.length === 0) return new Map(Array.from(alive, (name) => [name, done.get(name)!]));
      inputs = next;
    }
    throw new Error('linking does not come to rest');
  };
}

/** The inputs of the next round; the same object if nothing is new. */
function toNextInputs(before: ChunkInputs, used: string[], constants: Record<string, string>): ChunkInputs {
  const sameUse =
    used.length === before.usedExports.length && used.every((name, index) => name === before.usedExports[index]);
  const nothingNew = Object.entries(constants).every(([name, literal]) => before.constants[name] === literal);
  if (sameUse && nothingNew) return before;
  return { values: before.values, usedExports: used, constants: { ...before.constants, ...constants } };
}

/** By chunk: the exported names that the chunks still alive use, found in one pass over them. */
function findUsedNames(
  chunks: ReadonlyMap<string, NeutralChunk>,
  alive: ReadonlySet<string>,
  done: ReadonlyMap<string, SpecialisedChunk>,
): Map<string, Set<string>> {
  const used = new Map([...alive].map((name) => [name, new Set<string>()]));
  for (const name of alive) {
    const { imports, lazyChunks: lazy } = done.get(name)!;
    for (const { from, names } of imports) for (const one of names) used.get(from)!.add(one);
    for (const target of lazy) for (const one of chunks.get(target)!.dynamicExports) used.get(target)!.add(one);
  }
  return used;
}

const listExportedNames = (chunk: NeutralChunk): string[] => chunk.exports.map(({ exported }) => exported).sort();

const pickUsedExports = (chunk: NeutralChunk, used: ReadonlySet<string>): string[] =>
  chunk.exports
    .map(({ exported }) => exported)
    .filter((exported) => used.has(exported))
    .sort();

/**
 * Of the exports this chunk imports, those that are constants. What was found stays found: once its readers have the
 * constant, a chunk no longer exports it.
 */
function findImportedConstants(
  chunk: NeutralChunk,
  done: ReadonlyMap<string, SpecialisedChunk>,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { from, bindings } of chunk.imports) {
    for (const { imported } of bindings) {
      const literal = done.get(from)?.constants[imported];
      if (literal !== undefined) found[`${from}#${imported}`] = literal;
    }
  }
  return found;
}
