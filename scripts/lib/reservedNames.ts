/** The name that stands for the site's values in neutral chunks. */
export const sitePlaceholder = '__SITE__';

/** The beginning of what stands for the files to load together with a lazy chunk. */
export const preloadMarkerPrefix = '__DEPS__:';

/** What the pipeline puts into scripts and takes out again. No file that a person writes and no output may contain it. */
export const reservedNames: readonly string[] = [sitePlaceholder, preloadMarkerPrefix];

/** The name that stands for what the boot script of a document knows. */
export const bootPlaceholder = '__BOOT__';

/**
 * What stands for a value that pages only show, or for a part of it, while the build renders them; the values of each site
 * are filled in afterwards.
 */
export const toValueMark = (key: string, part?: string): string =>
  `~site.${key}${part === undefined ? '' : `.${part}`}~`;

/** Finds such marks, with key and part. */
export const valueMarkPattern = /~site\.(\w+)(?:\.([\w-]+))?~/g;
