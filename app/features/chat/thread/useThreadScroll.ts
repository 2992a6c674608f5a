import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '../../../api/contract/chat.ts';
import { isAtEnd, planScroll, type ScrollPosition } from './planScroll.ts';
import { compareTimelines, type TimelineItem } from './timeline.model.ts';

interface ThreadScroll {
  scrollContainer: RefObject<HTMLElement | null>;
  /** What has come in below while the member was reading further up. */
  unseen: number;
  /** The latest message of the other side since the thread was opened. */
  newestReceived: Message | null;
  onScroll: () => void;
  scrollToEnd: () => void;
}

const readScrollPosition = (element: HTMLElement): ScrollPosition => ({
  top: element.scrollTop,
  height: element.scrollHeight,
  viewportHeight: element.clientHeight,
});

/** Keeps the thread where the member reads, and at its end if that is where they are. */
export function useThreadScroll(items: readonly TimelineItem[]): ThreadScroll {
  const box = useRef<HTMLElement>(null);
  const shown = useRef<{ items: readonly TimelineItem[]; place: ScrollPosition } | null>(null);
  const [unseen, setUnseen] = useState(0);
  const [latest, setLatest] = useState<Message | null>(null);

  const settle = () => {
    if (!box.current || !shown.current) return;
    shown.current.place = readScrollPosition(box.current);
    if (isAtEnd(shown.current.place)) setUnseen(0);
  };
  const scrollToEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    settle();
  };

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = shown.current;
    const change = compareTimelines(before?.items ?? [], items);
    const top = planScroll(before?.place ?? null, element.scrollHeight, change);
    if (top !== null) element.scrollTop = top;
    shown.current = { items, place: readScrollPosition(element) };
    const newest = change.fresh.at(-1);
    if (newest) setLatest(newest);
    if (newest && !isAtEnd(shown.current.place)) setUnseen((count) => count + change.fresh.length);
  }, [items]);

  // The keyboard of a phone, a growing text field or larger letters take room: the end stays in sight.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (shown.current && isAtEnd(shown.current.place)) element.scrollTop = element.scrollHeight;
      if (shown.current) shown.current.place = readScrollPosition(element);
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return { scrollContainer: box, unseen, newestReceived: latest, onScroll: settle, scrollToEnd };
}
