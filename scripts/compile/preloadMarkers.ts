const prefix = '__DEPS__:';

/** The string that stands in a neutral chunk for the list of files to fetch together with a lazy chunk. */
export const preloadMarker = (chunk: string): string => `${prefix}${chunk}:`;

/** No output may contain it. */
export const preloadMarkerPrefix = prefix;

/**
 * Replaces every marker by the items of its list, as string literals between the brackets already there.
 * The marker was written by us as the whole of one string literal, so the quotes beside it are its own.
 */
export function fillPreloadMarkers(code: string, listOf: (chunk: string) => readonly string[]): string {
  let out = '';
  let from = 0;
  for (let at = code.indexOf(prefix); at >= 0; at = code.indexOf(prefix, from)) {
    const end = code.indexOf(':', at + prefix.length);
    const chunk = code.slice(at + prefix.length, end);
    out += code.slice(from, at - 1);
    out += listOf(chunk)
      .map((path) => JSON.stringify(path))
      .join(',');
    from = end + 2;
  }
  return out + code.slice(from);
}
