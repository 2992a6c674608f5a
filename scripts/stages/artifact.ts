import type { InlineHashes } from '../hosting/contentSecurityPolicy.ts';

/** One file of a site, in memory; only scripts/output writes it. */
export interface Artifact {
  /** Path inside the site's folder, with forward slashes and none at the start. */
  path: string;
  bytes: Uint8Array;
  /**
   * Whether it has values of one brand, so that no other brand's sites have it: for the choice between size and time. It
   * follows from the kind of file, so that a site gets the same bytes whatever sites are built with it.
   */
  ofOneBrand?: boolean;
}

/** A document, with the hashes of its inline scripts and styles. */
export interface DocumentArtifact extends Artifact {
  inlineHashes: InlineHashes;
}

/** An artifact of UTF-8 text. */
export const textArtifact = (path: string, text: string): Artifact => ({ path, bytes: Buffer.from(text, 'utf8') });
