import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '../../../api/contract/conversations.ts';
import { compareTimelines, type TimelineChange, type TimelineItem } from './toTimeline.ts';

/** Of the element that scrolls, in pixels. */
export interface ScrollPosition {
  top: number;
  height: number;
  viewportHeight: number;
}

/** Half a line of text above the end still counts as the end. */
const END_TOLERANCE_PX = 48;

const isAtEnd = ({ top, height, viewportHeight }: ScrollPosition): boolean =>
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

interface ThreadScroll {
  scrollContainer: RefObject<HTMLElement | null>;
  /** How many messages were received below while the member was reading further up. */
  unseen: number;
  /** The newest message of the other member since the thread was opened. */
  newestReceived: Message | null;
  onScroll: () => void;
  scrollToEnd: () => void;
}

const readScrollPosition = (element: HTMLElement): ScrollPosition => ({
  top: element.scrollTop,
  height: element.scrollHeight,
  viewportHeight: element.clientHeight,
});

/** Follows the end of the thread while the member is there, and otherwise does not move what they read. */
export function useThreadScroll(items: readonly TimelineItem[]): ThreadScroll {
  const scrollContainer = useRef<HTMLElement>(null);
  const shown = useRef<{ items: readonly TimelineItem[]; position: ScrollPosition } | null>(null);
  const [unseen, setUnseen] = useState(0);
  const [newestReceived, setNewestReceived] = useState<Message | null>(null);

  const updatePosition = () => {
    if (!scrollContainer.current || !shown.current) return;
    shown.current.position = readScrollPosition(scrollContainer.current);
    if (isAtEnd(shown.current.position)) setUnseen(0);
  };
  const scrollToEnd = () => {
    if (scrollContainer.current) scrollContainer.current.scrollTop = scrollContainer.current.scrollHeight;
    updatePosition();
  };

  useLayoutEffect(() => {
    const element = scrollContainer.current;
    if (!element) return;
    const before = shown.current;
    const change = compareTimelines(before?.items ?? [], items);
    const top = planScroll(before?.position ?? null, element.scrollHeight, change);
    if (top !== null) element.scrollTop = top;
    shown.current = { items, position: readScrollPosition(element) };
    const newest = change.received.at(-1);
    if (newest) setNewestReceived(newest);
    if (newest && !isAtEnd(shown.current.position)) setUnseen((count) => count + change.received.length);
  }, [items]);

  // A phone's keyboard, a growing text field or larger letters shrink the viewport: the end must stay visible.
  useEffect(() => {
    const element = scrollContainer.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (!shown.current) return;
      if (isAtEnd(shown.current.position)) element.scrollTop = element.scrollHeight;
      shown.current.position = readScrollPosition(element);
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return { scrollContainer, unseen, newestReceived, onScroll: updatePosition, scrollToEnd };
}
