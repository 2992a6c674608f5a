import type { ValuesByKey } from '../compile/CompiledValues.ts';
import type { NeutralChunk } from '../compile/NeutralApp.ts';

/** Everything that a specialised chunk depends on; sites with equal inputs share the result. */
export interface ChunkInputs {
  /** The values that the chunk folds, by name. All others become placeholders. */
  values: ValuesByKey;
  /** Exported names that other chunks use. */
  usedExports: readonly string[];
  /** Imports that are constants: `chunk#export` → JavaScript literal. */
  constants: Readonly<Record<string, string>>;
}

/** The values of a site that a chunk folds. Throws if the site lacks one that the chunk reads. */
export function pickFoldedValues(chunk: NeutralChunk, values: ValuesByKey): ValuesByKey {
  const foldedKeys = new Set<string>();
  for (const { key, foldability } of chunk.reads) {
    if (values[key] === undefined) throw new Error(`the site has no value named ${key}`);
    const type = typeof values[key];
    if (type === 'boolean' || foldability === 'any' || foldability === type) foldedKeys.add(key);
  }
  return Object.fromEntries([...foldedKeys].sort().map((key) => [key, values[key]]));
}
