import { ApiError, toApiError } from './ApiError.ts';
import { http } from './http.ts';

export interface PutPictureOptions {
  /** The compiled-in origin of the picture storage; nothing is put anywhere else. */
  storageOrigin: string;
  signal?: AbortSignal;
  fetch?: typeof globalThis.fetch;
}

const name = 'putPicture';
const longest = 120_000;

/**
 * Section 7, Pictures: puts a picture's bytes where `startUpload` said. Never carries the token (section 4, Auth token):
 * this way to the network knows nothing of it.
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
