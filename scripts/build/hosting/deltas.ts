// Decides who gets a delta: a file compressed against a former version of it, the dictionary, which the browser still has
// (RFC 9842).

/** Name of the folder beside the sites in dist that holds the deltas against former releases. */
export const deltasFolder = 'deltas';

/** The document of members' pages, which servers send for every address that no other document has. */
export const memberDocument = 'member.html';

/** Documents that have deltas: nearly everybody gets one of these. */
export const deltaDocuments: readonly string[] = ['index.html', memberDocument];

/** Rules for requests; the patterns use only what nginx, Caddy and JavaScript have in common. */
export const deltaRules = {
  /** Matches the address of a script or style sheet: its label, which a later version has too, and its extension. */
  labelPattern: '^/assets/([A-Za-z0-9_-]+?)-(?:[0-9a-f]{10}|[A-Za-z0-9_-]{8})\\.(js|css)$',
  /** Matches an Accept-Encoding with deltas by Zstandard. */
  acceptsDeltasPattern: '(?:^|,)\\s*dcz\\s*(?:,|$|;\\s*q=(?:1|0?\\.0*[1-9]))',
  /** Matches the hash of a dictionary, as a browser sends it. */
  dictionaryPattern: '^:([A-Za-z0-9+/]{43}=):$',
  /** Matches the `Sec-CH-UA` of browsers that revalidate a document whatever its cache header allows: one engine's. */
  revalidatingBrowsersPattern: 'Chromium',
  /**
   * Cache header of a document for these browsers. They keep no dictionary longer than its response may be used, fresh or
   * stale, which `no-cache` does not allow at all. For caches that others share it is as strict.
   */
  dictionaryCacheControl: 'private, max-age=0, stale-while-revalidate=31536000, no-transform',
} as const;

const labelPattern = new RegExp(deltaRules.labelPattern);

/**
 * Returns the header by which a document becomes the dictionary of those at the address of its rule. Browsers prefer the
 * longest match, so that of all other addresses may not match the first page.
 */
export const toDocumentDictionary = (rulePath: string): string =>
  `match="${rulePath === '/*' ? '/*/*' : rulePath}", match-dest=("document")`;

/** Returns the header by which a script or style sheet becomes the dictionary of later ones with its label. */
export function toAssetDictionary(address: string): string | undefined {
  const [, label, extension] = labelPattern.exec(address) ?? [];
  return label === undefined ? undefined : `match="/assets/${label}-*.${extension}"`;
}

/** Returns a name that all versions of a file have in common; undefined for a file without deltas. */
export const toDeltaName = (path: string): string | undefined =>
  deltaDocuments.includes(path) ? path : toAssetDictionary(`/${path}`);

/** Returns the folder of a file's deltas below that of all: equal assets of several sites share theirs. */
export const toDeltaFolder = (host: string, path: string): string =>
  deltaDocuments.includes(path) ? `${host}/${path}` : path;

/**
 * Returns the path of a delta in its folder, where it is named by the hash of its dictionary as browsers send it: in Base64.
 * That may have slashes, which lead to folders.
 */
export const toDeltaPathOf = (folder: string, dictionary: string): string =>
  `${folder}/${dictionary}.dcz`.replaceAll(/\/+/g, '/');

/** Returns the same by the hash in hexadecimal digits. */
export const toDeltaPath = (folder: string, dictionary: string): string =>
  toDeltaPathOf(folder, Buffer.from(dictionary, 'hex').toString('base64'));
