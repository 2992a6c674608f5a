import { loadChunk } from '../lib/loadChunk.ts';
import { needMessages } from './activeLocale.ts';
import type { MessagePriority } from './loadMessages.ts';

/**
 * Loads a lazy part of the app together with the deferred messages, and with those of a page that declares others. Use
 * `loadChunk` only for what belongs to the first screen of a guest. The compiler finds by these functions which
 * priority messages have (scripts/build/compile/messagePriorities.ts).
 */
export async function loadTranslatedChunk<T>(load: () => Promise<T>, texts: MessagePriority = 'deferred'): Promise<T> {
  const [chunk] = await Promise.all([loadChunk(load), needMessages('deferred', texts)]);
  return chunk;
}

/** Loads a lazy part of the app that few people open, together with the rare messages, which nothing else waits for. */
export const loadRareChunk = <T>(load: () => Promise<T>): Promise<T> => loadTranslatedChunk(load, 'rare');
