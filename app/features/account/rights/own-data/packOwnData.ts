import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { isConnectionError } from '../../../../api/apiErrorChecks.ts';
import type { OwnData, OwnDataSection, OwnPictureFile } from '../../../../api/contract/ownData.ts';

/** The part of the work that is being done; pictures are counted from 1. */
export type PackProgress = 'data' | { picture: number; of: number };

interface PackOptions {
  loadData: () => Promise<OwnData>;
  loadPicture: (id: string) => Promise<OwnPictureFile>;
  renderPage: (sections: readonly OwnDataSection[], pictures: ReadonlyMap<string, string | null>) => string;
  onProgress: (progress: PackProgress) => void;
  signal: AbortSignal;
}

interface PackedData {
  zip: Blob;
  /** The number of pictures that could not be loaded. */
  missing: number;
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

/**
 * Packs everything that the account holds into one file: the data as the server sent it, a page to read, and the
 * pictures, of which only one is in the memory at a time. A picture that the server refuses is left out and named in the
 * page. Rejects without a connection, and with the reason of the signal.
 */
export async function packOwnData(options: PackOptions): Promise<PackedData> {
  const { loadData, loadPicture, renderPage, onProgress, signal } = options;
  onProgress('data');
  const { sent, content } = await loadData();
  const archive = startArchive();
  const paths = new Map<string, string | null>();
  const ids = [...new Set(content.sections.flatMap(({ entries }) => entries.flatMap(({ picture }) => picture ?? [])))];
  for (const [index, id] of ids.entries()) {
    signal.throwIfAborted();
    onProgress({ picture: index + 1, of: ids.length });
    try {
      const { type, base64 } = await loadPicture(id);
      const path = `pictures/${index + 1}.${extensions[type] ?? 'bin'}`;
      archive.store(path, decodeBase64(base64));
      paths.set(id, path);
    } catch (error) {
      signal.throwIfAborted();
      if (isConnectionError(error)) throw error;
      paths.set(id, null);
    }
  }
  archive.compress('data.json', JSON.stringify(sent, null, 2));
  archive.compress('index.html', renderPage(content.sections, paths));
  return { zip: archive.end(), missing: [...paths.values()].filter((path) => path === null).length };
}

const decodeBase64 = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Starts a ZIP file, whose parts are handed to the browser one by one. */
function startArchive() {
  const parts: Blob[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else parts.push(new Blob([chunk as Uint8Array<ArrayBuffer>]));
  });
  return {
    /** Adds a file that is compressed already. */
    store(path: string, bytes: Uint8Array): void {
      const file = new ZipPassThrough(path);
      zip.add(file);
      file.push(bytes, true);
    },
    compress(path: string, text: string): void {
      const file = new ZipDeflate(path);
      zip.add(file);
      file.push(new TextEncoder().encode(text), true);
    },
    end(): Blob {
      zip.end();
      if (failure) throw failure;
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}
