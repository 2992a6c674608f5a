// What a function at the edge of a network reads. A host's pointer is the one thing of it that changes; all else is named
// by its hash.

import { formerFolder } from '../../../build/hosting/formerFiles.ts';

/** Pointer of a host: the contents that say how it answers. */
export interface Pointer {
  release: string;
  /** Hash of the rules of the host. */
  rules: string;
  /** Hash of the list of the site's files, and of the file that tells which release it is of; only for a site. */
  site?: { list: string; told: string };
  /** Hash of the list of all deltas of the release, if it has any. */
  deltas?: string;
  /** Hash of the page of a host without a site. */
  page?: string;
}

/** Returns the name of the pointer of a host. */
export const pointerKeyOf = (host: string): string => `pointers/${host}.json`;
/** Returns the name of the text with the hashes of the lists of a host's files in kept releases. */
export const formerKeyOf = (host: string): string => `${formerFolder}/${host}.json`;
/** Returns the name of a content. */
export const contentKeyOf = (hash: string): string => `contents/${hash}`;
