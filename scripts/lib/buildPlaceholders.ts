/** Placeholder of the site's values in neutral chunks. */
export const sitePlaceholder = '__SITE__';

/** Beginning of the placeholder of the files to load together with a lazy chunk. */
export const preloadMarkerPrefix = '__DEPS__:';

/** Names that the pipeline puts into scripts and takes out again; no source file and no output may contain them. */
export const reservedNames: readonly string[] = [sitePlaceholder, preloadMarkerPrefix];

/** Placeholder of the values that the boot script of a document needs. */
export const bootPlaceholder = '__BOOT__';

/**
 * Returns the mark that replaces a value that pages only show, or a part of it, while the build renders them; the
 * values of each site are filled in afterwards.
 */
export const toValueMark = (key: string, part?: string): string =>
  `~site.${key}${part === undefined ? '' : `.${part}`}~`;

/** Pattern of such marks, with key and part. */
export const valueMarkPattern = /~site\.(\w+)(?:\.([\w-]+))?~/g;
