import type { BundledChunk } from './runVite.ts';

/** Finds the chunk of the entry. Throws if there is not exactly one. */
export function findEntryChunk(chunks: readonly BundledChunk[]): BundledChunk {
  const [entry, ...others] = chunks.filter(({ isEntry }) => isEntry);
  if (!entry || others.length > 0) throw new Error(`the app has ${others.length + (entry ? 1 : 0)} entries`);
  return entry;
}
