import { ApiError, toApiError } from './ApiError.ts';
import { http } from './http.ts';

export interface PutPictureOptions {
  /** The compiled-in origin of the picture storage; any other address is refused. */
  storageOrigin: string;
  signal?: AbortSignal;
  fetch?: typeof globalThis.fetch;
}

const name = 'putPicture';
const longest = 120_000;

/**
 * Puts a picture's bytes to the address that `startUpload` answered. Rejects with an ApiError, or with the abort's
 * reason. Never carries the token: this module has no access to it.
 */
export async function putPicture(url: string, picture: Blob, options: PutPictureOptions): Promise<void> {
  const { storageOrigin, signal, fetch } = options;
  try {
    if (!isStorage(url, storageOrigin)) throw new ApiError('contract', name);
    await http(url, {
      method: 'PUT',
      body: picture,
      timeout: longest,
      totalTimeout: longest,
      ...(fetch && { fetch }),
      ...(signal && { signal }),
    });
  } catch (error) {
    throw toApiError(error, name);
  }
}

function isStorage(url: string, storageOrigin: string): boolean {
  if (!URL.canParse(url)) return false;
  const target = new URL(url);
  return target.origin === storageOrigin && target.username === '' && target.password === '';
}
