import { loadChunk } from '../lib/loadChunk.ts';
import { once } from '../lib/once.ts';
import { ApiError } from './ApiError.ts';

/** Loads a chunk that a call needs. Rejects as a call without a response does. */
export async function loadApiChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadChunk(load);
  } catch (cause) {
    throw new ApiError('offline', 'loadApiChunk', { cause });
  }
}

/**
 * Loads the calls of signing in and of passwords, which with their schemas are larger than the pages that send them.
 */
export const loadAuthCalls = once(() => loadApiChunk(() => import('./contract/auth.ts')));
