import type { NeutralChunk } from '../compile/NeutralApp.ts';
import { sha256 } from '../lib/hash.ts';
import { memoise } from '../lib/memo.ts';
import { type Cache, cachedJson, cacheKey } from '../output/cache.ts';
import type { Specialise } from './settle.ts';
import { type SpecialisedChunk, specialiseChunk } from './specialiseChunk.ts';

/**
 * Specialises each (chunk, inputs) once, whichever site asks first, and keeps the result on disk. The inputs hold only
 * what the chunk reads, so sites that differ elsewhere share it.
 */
export function createSpecialiser(toolKey: string, cache: Cache): Specialise {
  const once = memoise<SpecialisedChunk>();
  const identities = new Map<NeutralChunk, string>();
  const identify = (chunk: NeutralChunk) => {
    const known = identities.get(chunk) ?? sha256(JSON.stringify(chunk));
    identities.set(chunk, known);
    return known;
  };
  return (chunk, inputs) => {
    const key = JSON.stringify(inputs);
    return once(`${chunk.name}\n${key}`, () =>
      cachedJson(cache, 'chunk', cacheKey(toolKey, identify(chunk), key), () => specialiseChunk(chunk, inputs)),
    );
  };
}
