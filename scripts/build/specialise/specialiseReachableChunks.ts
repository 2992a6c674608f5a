import { reachableFrom } from '../../lib/graphTraversals.ts';
import { createKeyedMemo } from '../../lib/memoize.ts';
import type { ValuesByKey } from '../compile/CompiledValues.ts';
import type { ChunkImport, NeutralApp, NeutralChunk } from '../compile/NeutralApp.ts';
import type { ChunkInputs } from './chunkInputs.ts';
import type { SpecialisedChunk } from './specialiseChunk.ts';

/** Specialises a chunk; equal inputs return the same result without further work. */
export type Specialise = (chunk: NeutralChunk, inputs: ChunkInputs) => Promise<SpecialisedChunk>;

const MAX_ROUNDS = 20;

/**
 * Takes the values that each chunk folds, in the order of the app's chunks. Returns the chunks that a site needs by
 * name, each specialised but with its preload markers still in it.
 */
type SpecialiseReachableChunks = (foldedValues: readonly ValuesByKey[]) => Promise<Map<string, SpecialisedChunk>>;

/**
 * Specialises all reachable chunks in rounds, each with the exports still used and the constants found so far, until
 * neither changes. A round only repeats chunks whose inputs have changed. Throws if the rounds do not end.
 */
export function createReachableSpecialiser(app: NeutralApp, specialise: Specialise): SpecialiseReachableChunks {
  const chunks = new Map(app.chunks.map((chunk) => [chunk.name, chunk]));
  const exportedNames = new Map(app.chunks.map((chunk) => [chunk, listExportedNames(chunk)]));
  const startOnce = createKeyedMemo<NeutralChunk, ChunkInputs>();
  const start = (chunk: NeutralChunk, values: ValuesByKey): ChunkInputs =>
    startOnce(chunk, JSON.stringify(values), () => ({ values, usedExports: exportedNames.get(chunk)!, constants: {} }));
  return async (foldedValues) => {
    let inputs = new Map(app.chunks.map((chunk, index) => [chunk.name, start(chunk, foldedValues[index]!)]));
    let changed = [...inputs.keys()];
    const done = new Map<string, SpecialisedChunk>();
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const make = async (name: string) => done.set(name, await specialise(chunks.get(name)!, inputs.get(name)!));
      await Promise.all(changed.map(make));
      const reachable = reachableFrom([app.entry], (name) => {
        const { imports, lazyImports } = done.get(name)!;
        return [...imports, ...lazyImports].map(({ from }) => from);
      });
      const used = findUsedNames(chunks, reachable, done);
      const next = new Map(
        Array.from(reachable, (name) => {
          const chunk = chunks.get(name)!;
          return [
            name,
            toNextInputs(
              inputs.get(name)!,
              chunk.isCore
                ? dropUnusedConstants(inputs.get(name)!.usedExports, used.get(name)!, done.get(name)!)
                : pickUsedExports(exportedNames.get(chunk)!, used.get(name)!),
              findImportedConstants(chunk, done),
            ),
          ];
        }),
      );
      changed = [...reachable].filter((name) => next.get(name) !== inputs.get(name));
      if (changed.length === 0) return new Map(Array.from(reachable, (name) => [name, done.get(name)!]));
      // The entry is by far the largest of those that differ among sites, so it waits until the others no longer
      // change.
      if (changed.length > 1 && changed.includes(app.entry)) {
        changed = changed.filter((name) => name !== app.entry);
        next.set(app.entry, inputs.get(app.entry)!);
      }
      inputs = next;
    }
    throw new Error('linking does not end');
  };
}

/** Returns the inputs of the next round; the same object if nothing has changed. */
function toNextInputs(before: ChunkInputs, used: readonly string[], constants: Record<string, string>): ChunkInputs {
  const sameUsedExports =
    used === before.usedExports ||
    (used.length === before.usedExports.length && used.every((name, index) => name === before.usedExports[index]));
  const nothingNew = Object.entries(constants).every(([name, literal]) => before.constants[name] === literal);
  if (sameUsedExports && nothingNew) return before;
  return { values: before.values, usedExports: used, constants: { ...before.constants, ...constants } };
}

/** Finds the exported names that the reachable chunks use, by chunk; of a core chunk only constants can be dropped. */
function findUsedNames(
  chunks: ReadonlyMap<string, NeutralChunk>,
  reachable: ReadonlySet<string>,
  done: ReadonlyMap<string, SpecialisedChunk>,
): Map<string, Set<string>> {
  const used = new Map(Array.from(reachable, (name) => [name, new Set<string>()]));
  for (const name of reachable) {
    const { imports, lazyImports } = done.get(name)!;
    for (const { from, bindings } of imports) {
      const names = used.get(from)!;
      if (!chunks.get(from)!.isCore) for (const { imported } of bindings) names.add(imported);
      else for (const constant in pickImportedConstants(bindings, done.get(from)!.constants)) names.add(constant);
    }
    for (const { from, exported } of lazyImports) {
      for (const one of exported === undefined ? chunks.get(from)!.dynamicExports : [exported])
        used.get(from)!.add(one);
    }
  }
  return used;
}

/** Literals of exported constants by name. */
type Constants = SpecialisedChunk['constants'];

const importedConstantsOnce = createKeyedMemo<ChunkImport['bindings'], Constants, Constants>();

/** Picks the constants of an import. Found once, as core chunks export hundreds and all chunks import them. */
const pickImportedConstants = (bindings: ChunkImport['bindings'], constants: Constants): Constants =>
  importedConstantsOnce(bindings, constants, () =>
    Object.fromEntries(
      bindings.flatMap(({ imported }) => {
        const literal = constants[imported];
        return literal === undefined ? [] : [[imported, literal]];
      }),
    ),
  );

/** Leaves out of exports the constants that nothing imports any more, because the importers have them. */
const dropUnusedConstants = (
  exports: readonly string[],
  used: ReadonlySet<string>,
  { constants }: SpecialisedChunk,
): readonly string[] => {
  const unused = new Set(Object.keys(constants).filter((name) => !used.has(name)));
  return unused.size === 0 ? exports : exports.filter((name) => !unused.has(name));
};

const listExportedNames = (chunk: NeutralChunk): string[] => chunk.exports.map(({ exported }) => exported).sort();

const pickUsedExports = (exported: readonly string[], used: ReadonlySet<string>): readonly string[] =>
  exported.filter((name) => used.has(name));

/**
 * Finds the imports of a chunk that are constants. toNextInputs keeps those of earlier rounds, because a chunk no
 * longer exports a constant once its importers have it.
 */
function findImportedConstants(
  chunk: NeutralChunk,
  done: ReadonlyMap<string, SpecialisedChunk>,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { from, bindings } of chunk.imports) {
    const imported = pickImportedConstants(bindings, done.get(from)!.constants);
    for (const name in imported) found[`${from}#${name}`] = imported[name]!;
  }
  return found;
}
