import type { TimelineChange } from './timeline.model.ts';

/** Of the element that scrolls, in pixels. */
export interface ScrollPosition {
  top: number;
  height: number;
  viewportHeight: number;
}

/** Half a line of text above the end still counts as the end. */
const END_TOLERANCE_PX = 48;

export const isAtEnd = ({ top, height, viewportHeight }: ScrollPosition): boolean =>
  height - top - viewportHeight <= END_TOLERANCE_PX;

/**
 * The scroll position (pixels) after a thread has changed; null to stay. A thread opens at its end and follows new
 * messages only from there; older messages that are put above do not move what the member reads.
 */
export function planScroll(
  before: ScrollPosition | null,
  height: number,
  { prepended, sentByMember }: Pick<TimelineChange, 'prepended' | 'sentByMember'>,
): number | null {
  if (!before || sentByMember) return height;
  if (prepended) return before.top + height - before.height;
  return isAtEnd(before) ? height : null;
}
