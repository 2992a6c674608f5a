/** The name that stands for the site's values in neutral chunks. */
export const sitePlaceholder = '__SITE__';

/** The beginning of what stands for the files to load together with a lazy chunk. */
export const preloadMarkerPrefix = '__DEPS__:';

/** What the pipeline puts into scripts and takes out again. No file that a person writes and no output may contain it. */
export const reservedNames: readonly string[] = [sitePlaceholder, preloadMarkerPrefix];

/** The name that stands for what the boot script of a document knows. */
export const bootPlaceholder = '__BOOT__';
