/** No output may contain it. */
export const preloadMarkerPrefix = '__DEPS__:';

/** The string in a neutral chunk that is replaced by the list of files to load together with a lazy chunk. */
export const preloadMarker = (chunk: string): string => `${preloadMarkerPrefix}${chunk}:`;

/**
 * Replaces every marker by the items of its list, as string literals inside the existing brackets. A marker is always a
 * complete string literal, so the quotes beside it belong to it.
 */
export function fillPreloadMarkers(code: string, listOf: (chunk: string) => readonly string[]): string {
  let out = '';
  let from = 0;
  for (let at = code.indexOf(preloadMarkerPrefix); at >= 0; at = code.indexOf(preloadMarkerPrefix, from)) {
    const end = code.indexOf(':', at + preloadMarkerPrefix.length);
    const chunk = code.slice(at + preloadMarkerPrefix.length, end);
    out += code.slice(from, at - 1);
    out += listOf(chunk)
      .map((path) => JSON.stringify(path))
      .join(',');
    from = end + 2;
  }
  return out + code.slice(from);
}
