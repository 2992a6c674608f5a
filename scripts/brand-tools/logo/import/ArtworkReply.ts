import type { Problem } from '../../../lib/problem.ts';
import type { ReadArtwork } from './readArtwork.ts';

/** What the process that reads a file answers. */
export type ArtworkReply =
  | { artwork: ReadArtwork }
  | { problems: readonly Problem[] }
  | { failure: { message: string; stack: string | undefined } };
