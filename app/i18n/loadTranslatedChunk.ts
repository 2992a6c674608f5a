import { loadChunk } from '../lib/loadChunk.ts';
import { loadDeferredMessages } from './activeLocale.ts';

/**
 * Loads a lazy part of the app together with the deferred messages. Use `loadChunk` only for what belongs to the first
 * screen of a guest; the compiler then counts its messages as critical (scripts/compile/criticalModules.ts).
 */
export async function loadTranslatedChunk<T>(load: () => Promise<T>): Promise<T> {
  const [chunk] = await Promise.all([loadChunk(load), loadDeferredMessages()]);
  return chunk;
}
