import type { CompressionEffort } from '../../lib/CompressionEffort.ts';
import type { InlineHashes } from '../hosting/contentSecurityPolicy.ts';

/** One file of a site, in memory; only scripts/build/output writes it. */
export interface Artifact {
  /** Path inside the site's folder, with forward slashes and none at the start. */
  path: string;
  bytes: Uint8Array;
  /** Default: best. */
  effort?: CompressionEffort;
}

/** A document, with the hashes of its inline scripts and styles. */
export interface DocumentArtifact extends Artifact {
  inlineHashes: InlineHashes;
}

/** The document of a page of the app. */
export interface PageArtifact extends DocumentArtifact {
  /** The addresses for which servers send it, if these are not all others. */
  addresses: readonly string[];
}

/** Creates an artifact of UTF-8 text. */
export const textArtifact = (path: string, text: string): Artifact => ({ path, bytes: encode(text) });

/** Creates the function that gives an artifact an effort. */
export const withEffort =
  (effort: CompressionEffort) =>
  (artifact: Artifact): Artifact => ({ ...artifact, effort });

const MAX_BYTES_PER_UNIT = 3;
let scratch = Buffer.allocUnsafe(1 << 20);

/** Encodes a text in one pass; `Buffer.from` needs two, because it determines the length first. */
function encode(text: string): Uint8Array {
  const longest = text.length * MAX_BYTES_PER_UNIT;
  if (longest > scratch.length) scratch = Buffer.allocUnsafe(longest);
  return Buffer.from(scratch.subarray(0, scratch.write(text)));
}
