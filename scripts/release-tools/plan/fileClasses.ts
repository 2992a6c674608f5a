/** Class of a file of a release, by which inputs can reach it. */
export type FileClass =
  | 'document'
  | 'frame'
  | 'catalogue'
  | 'values'
  | 'script'
  | 'style'
  | 'font'
  | 'art'
  | 'brandDrawing'
  | 'share'
  | 'legal'
  | 'serving'
  | 'notices'
  | 'robots'
  | 'other';

/** Patterns of the names of files, without hashes; the first that matches counts. */
const patterns: readonly (readonly [pattern: RegExp, fileClass: FileClass])[] = [
  [/^frames\//, 'frame'],
  [/^assets\/boot-member\.js$|^[^/]+\.html$/, 'document'],
  [/^assets\/catalogue-/, 'catalogue'],
  [/^assets\/site-[^/]*\.js$/, 'values'],
  [/^assets\/[^/]+\.js$/, 'script'],
  [/^assets\/[^/]+\.css$/, 'style'],
  [/^assets\/fonts\//, 'font'],
  [/^assets\/art\//, 'art'],
  [/^assets\/(?:logo|icon)[^/]*\.svg$|^icons\/|^favicon|^manifest\.webmanifest$/, 'brandDrawing'],
  [/^share\//, 'share'],
  [/^legal\//, 'legal'],
  [/^_|^(?:rules|nginx|caddy|hosts)\//, 'serving'],
  [/^robots\.txt$/, 'robots'],
  [/^third-party-notices/, 'notices'],
];

/** Classifies a file by its name without hashes. */
export const classify = (name: string): FileClass => patterns.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';

/** Removes the hash of the content from the path of a file, so that all versions of it have one name. */
export const toStableName = (path: string): string =>
  path.replace(/-(?:[0-9a-f]{10}|(?=[^/]*\.css)[A-Za-z0-9_-]{8})(?=\.[a-z0-9]+(?:\.(?:br|gz))?$)/, '');

/** Removes the ending of a compressed file. */
export const toSourceName = (name: string): string => name.replace(/\.(?:br|gz)$/, '');
