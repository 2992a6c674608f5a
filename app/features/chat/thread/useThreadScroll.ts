import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '../../../api/contract/conversations.ts';
import { compareTimelines, type TimelineChange, type TimelineItem } from './toTimeline.ts';

/** The position of the element that scrolls, in pixels. */
export interface ScrollPosition {
  top: number;
  height: number;
  viewportHeight: number;
}

/** Distance from the end that still counts as the end: about a line and a half. */
const END_TOLERANCE_PX = 48;

const isAtEnd = ({ top, height, viewportHeight }: ScrollPosition): boolean =>
  height - top - viewportHeight <= END_TOLERANCE_PX;

/**
 * Plans what to scroll to after a thread has changed: its end, or what was shown before. A thread opens at its end and
 * follows new messages only from there; older messages that are put above do not move what the member reads.
 */
export function planScroll(
  before: ScrollPosition | null,
  { prepended, sentByMember }: Pick<TimelineChange, 'prepended' | 'sentByMember'>,
): 'end' | 'same' {
  if (!before || sentByMember) return 'end';
  return isAtEnd(before) && !prepended ? 'end' : 'same';
}

/**
 * Whether the member scrolls up and is near the start of the loaded messages: less than the height of the window away.
 */
export const nearsStart = (before: ScrollPosition, after: ScrollPosition): boolean =>
  after.top < before.top && after.top < after.viewportHeight;

interface ThreadScroll {
  scrollContainer: RefObject<HTMLElement | null>;
  /** Number of messages received below while the member was reading further up. */
  unseen: number;
  /** The newest message of the other member since the thread was opened. */
  newestReceived: Message | null;
  onScroll: () => void;
  scrollToEnd: () => void;
}

interface Shown {
  items: readonly TimelineItem[];
  position: ScrollPosition;
  mark: Mark | null;
}

/** The uppermost visible message, and its distance in pixels from the beginning of all messages. */
interface Mark {
  element: Element;
  distance: number;
}

const readScrollPosition = (element: HTMLElement): ScrollPosition => ({
  top: element.scrollTop,
  height: element.scrollHeight,
  viewportHeight: element.clientHeight,
});

const hasSameHeights = (one: ScrollPosition, other: ScrollPosition): boolean =>
  one.height === other.height && one.viewportHeight === other.viewportHeight;

const readDistance = (element: Element, scroller: HTMLElement): number =>
  element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;

function findMark(scroller: HTMLElement): Mark | null {
  const { top } = scroller.getBoundingClientRect();
  const element = [...scroller.querySelectorAll('li')].find((each) => each.getBoundingClientRect().bottom > top);
  return element ? { element, distance: readDistance(element, scroller) } : null;
}

/** Scrolls by the change of height above the marked message, and keeps the member's own scrolling. */
function restoreMark(scroller: HTMLElement, { mark }: Shown): void {
  if (!mark?.element.isConnected) return;
  const distance = readDistance(mark.element, scroller);
  if (distance !== mark.distance) scroller.scrollTop += distance - mark.distance;
  mark.distance = distance;
}

/**
 * Follows the end of the thread while the member is there, and otherwise does not move what they read.
 *
 * @param onNearStart called when the member has scrolled up to near the start of the loaded messages
 */
export function useThreadScroll(items: readonly TimelineItem[], onNearStart: () => void): ThreadScroll {
  const scrollContainer = useRef<HTMLElement>(null);
  const shown = useRef<Shown | null>(null);
  const [unseen, setUnseen] = useState(0);
  const [newestReceived, setNewestReceived] = useState<Message | null>(null);

  const updatePosition = (): ScrollPosition | null => {
    const element = scrollContainer.current;
    if (!element || !shown.current) return null;
    const before = shown.current.position;
    shown.current.position = readScrollPosition(element);
    shown.current.mark = findMark(element);
    if (isAtEnd(shown.current.position)) setUnseen(0);
    return before;
  };
  const onScroll = () => {
    const element = scrollContainer.current;
    // A change of height also scrolls, without the member: the observer below handles it.
    if (element && shown.current && !hasSameHeights(readScrollPosition(element), shown.current.position)) return;
    const before = updatePosition();
    if (before && shown.current && nearsStart(before, shown.current.position)) onNearStart();
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
    // Without messages the thread is read from its top.
    const follows = items.length > 0 && planScroll(before?.position ?? null, change) === 'end';
    if (follows) element.scrollTop = element.scrollHeight;
    else if (before) restoreMark(element, before);
    shown.current = { items, position: readScrollPosition(element), mark: findMark(element) };
    const newest = change.received.at(-1);
    if (newest) setNewestReceived(newest);
    if (newest && !isAtEnd(shown.current.position)) setUnseen((count) => count + change.received.length);
  }, [items]);

  // A phone's keyboard, a growing text field or larger letters change the height of the window or of the messages above.
  useEffect(() => {
    const element = scrollContainer.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (!shown.current) return;
      if (shown.current.items.length > 0 && isAtEnd(shown.current.position)) element.scrollTop = element.scrollHeight;
      else restoreMark(element, shown.current);
      shown.current.position = readScrollPosition(element);
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return { scrollContainer, unseen, newestReceived, onScroll, scrollToEnd };
}
