import { type Cache, cachedJson } from '../../lib/cache.ts';
import { sha256 } from '../../lib/hash.ts';
import { createAsyncMemo } from '../../lib/memoize.ts';
import type { NeutralChunk } from '../compile/NeutralApp.ts';
import type { ChunkInputs } from './chunkInputs.ts';
import { type SpecialisedChunk, specialiseChunk } from './specialiseChunk.ts';
import type { Specialise } from './specialiseReachableChunks.ts';

/**
 * Creates the specialiser, which specialises each chunk once for equal inputs and caches the result on disk. The inputs
 * hold only the values that the chunk folds, so sites that differ elsewhere share it.
 */
export function createSpecialiser(cache: Cache): Specialise {
  const once = createAsyncMemo<SpecialisedChunk>();
  const identities = new Map<NeutralChunk, string>();
  const identify = (chunk: NeutralChunk) => {
    const known = identities.get(chunk) ?? sha256(JSON.stringify(chunk));
    identities.set(chunk, known);
    return known;
  };
  const byInputs = new WeakMap<ChunkInputs, Promise<SpecialisedChunk>>();
  return (chunk, inputs) => {
    const known = byInputs.get(inputs);
    if (known) return known;
    const key = JSON.stringify(inputs);
    const made = once(`${chunk.name}\n${key}`, () =>
      cachedJson(cache, 'chunk', [identify(chunk), key], () => specialiseChunk(chunk, inputs)),
    );
    byInputs.set(inputs, made);
    return made;
  };
}
