import { parseUrl } from '../lib/parseUrl.ts';
import { ApiError } from './ApiError.ts';
import { http } from './http.ts';
import { toApiError } from './toApiError.ts';

export interface PutPictureOptions {
  /** The compiled-in origin of the picture storage; any other address is refused. */
  storageOrigin: string;
  signal?: AbortSignal;
  fetch?: typeof globalThis.fetch;
}

const callName = 'putPicture';
const UPLOAD_TIMEOUT_MS = 120_000;

/**
 * Puts a picture's bytes to the address from the answer to `startUpload`. Rejects with an ApiError, or with the abort's
 * reason. Never carries the token: this module has no access to it.
 */
export async function putPicture(url: string, picture: Blob, options: PutPictureOptions): Promise<void> {
  const { storageOrigin, signal, fetch } = options;
  try {
    if (!isStorageUrl(url, storageOrigin)) throw new ApiError('contract', callName);
    await http(url, {
      method: 'PUT',
      body: picture,
      timeout: UPLOAD_TIMEOUT_MS,
      totalTimeout: UPLOAD_TIMEOUT_MS,
      ...(fetch && { fetch }),
      ...(signal && { signal }),
    });
  } catch (error) {
    throw toApiError(error, callName);
  }
}

function isStorageUrl(url: string, storageOrigin: string): boolean {
  const target = parseUrl(url);
  return target?.origin === storageOrigin && target.username === '' && target.password === '';
}
