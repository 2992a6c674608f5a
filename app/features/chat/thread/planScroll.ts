/** Of a part of the page that scrolls, in pixels. */
export interface ScrollPosition {
  top: number;
  height: number;
  viewportHeight: number;
}

/** Half a line above the end still counts as the end. */
const END_TOLERANCE_PX = 48;

export const isAtEnd = ({ top, height, viewportHeight: view }: ScrollPosition): boolean =>
  height - top - view <= END_TOLERANCE_PX;

/**
 * Where to scroll after a thread has changed; null to stay. It opens at the end and follows only whoever is there; what
 * the member reads stays where it is when older messages come in above.
 */
export function planScroll(
  before: ScrollPosition | null,
  height: number,
  { prepended, written }: { prepended: boolean; written: boolean },
): number | null {
  if (!before || written) return height;
  if (prepended) return before.top + height - before.height;
  return isAtEnd(before) ? height : null;
}
