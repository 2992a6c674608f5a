import { loadChunk } from '../lib/loadChunk.ts';
import { loadDeferredMessages } from './locale.ts';

/**
 * Loads a lazy part of the app that shows something, together with the late texts. Only what belongs to the first
 * screen of a guest is loaded by `loadChunk` itself; the compiler counts its texts among the early ones
 * (scripts/compile/criticalModules.ts).
 */
export async function loadTranslatedChunk<T>(load: () => Promise<T>): Promise<T> {
  const [screen] = await Promise.all([loadChunk(load), loadDeferredMessages()]);
  return screen;
}
