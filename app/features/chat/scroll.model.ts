/** Of a part of the page that scrolls, in pixels. */
export interface ScrollPlace {
  top: number;
  height: number;
  view: number;
}

/** Half a line above the end still counts as the end. */
const nearness = 48;

export const isAtEnd = ({ top, height, view }: ScrollPlace): boolean => height - top - view <= nearness;

/**
 * Where to scroll after a thread has changed; null to stay. It opens at the end and follows only whoever is there; what
 * the member reads stays where it is when older messages come in above.
 */
export function planScroll(
  before: ScrollPlace | null,
  height: number,
  { prepended, written }: { prepended: boolean; written: boolean },
): number | null {
  if (!before || written) return height;
  if (prepended) return before.top + height - before.height;
  return isAtEnd(before) ? height : null;
}
