import { preloadMarkerPrefix } from '../../../lib/buildPlaceholders.ts';
import type { Edit } from '../applyEdits.ts';

/** Returns the string in a neutral chunk that is replaced by the list of files to load together with a lazy chunk. */
export const preloadMarker = (chunk: string): string => `${preloadMarkerPrefix}${chunk}:`;

/**
 * Finds the edits that replace every marker by the items of its list, as string literals inside the existing brackets.
 * A marker is always a complete string literal, so the quotes beside it belong to it.
 */
export function findPreloadMarkerEdits(code: string, listOf: (chunk: string) => readonly string[]): Edit[] {
  const edits: Edit[] = [];
  let from = 0;
  for (let at = code.indexOf(preloadMarkerPrefix); at >= 0; at = code.indexOf(preloadMarkerPrefix, from)) {
    const end = code.indexOf(':', at + preloadMarkerPrefix.length);
    const chunk = code.slice(at + preloadMarkerPrefix.length, end);
    from = end + 2;
    const items = listOf(chunk).map((path) => JSON.stringify(path));
    edits.push({ start: at - 1, end: from, text: items.join(',') });
  }
  return edits;
}
