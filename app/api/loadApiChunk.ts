import { loadChunk } from '../lib/loadChunk.ts';
import { once } from '../lib/once.ts';
import { ApiError } from './ApiError.ts';

/** Loads a chunk that a call needs. Rejects as a call does for which no response arrives. */
export async function loadApiChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadChunk(load);
  } catch (cause) {
    throw new ApiError('offline', 'loadApiChunk', { cause });
  }
}

/** The calls of signing in and of passwords: with their schemas they are larger than the pages that send them. */
export const loadAuthCalls = once(() => loadApiChunk(() => import('./contract/auth.ts')));
