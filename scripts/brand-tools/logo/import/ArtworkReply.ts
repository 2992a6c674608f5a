import type { Problem } from '../../../lib/problem.ts';
import type { ReadArtwork } from './readArtwork.ts';

/** Reply of the process that reads a file. */
export type ArtworkReply =
  | { artwork: ReadArtwork }
  | { problems: readonly Problem[] }
  | { failure: { message: string; stack: string | undefined } };
