import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '../../api/contract/chat.ts';
import { isAtEnd, planScroll, type ScrollPlace } from './scroll.model.ts';
import { compareTimelines, type TimelineItem } from './timeline.model.ts';

interface ThreadScroll {
  box: RefObject<HTMLElement | null>;
  /** What has come in below while the member was reading further up. */
  unseen: number;
  /** The latest message of the other side since the thread was opened. */
  latest: Message | null;
  onScroll: () => void;
  scrollToEnd: () => void;
}

const placeOf = (element: HTMLElement): ScrollPlace => ({
  top: element.scrollTop,
  height: element.scrollHeight,
  view: element.clientHeight,
});

/** Keeps the thread where the member reads, and at its end if that is where they are. */
export function useThreadScroll(items: readonly TimelineItem[]): ThreadScroll {
  const box = useRef<HTMLElement>(null);
  const shown = useRef<{ items: readonly TimelineItem[]; place: ScrollPlace } | null>(null);
  const [unseen, setUnseen] = useState(0);
  const [latest, setLatest] = useState<Message | null>(null);

  const settle = () => {
    if (!box.current || !shown.current) return;
    shown.current.place = placeOf(box.current);
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
    shown.current = { items, place: placeOf(element) };
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
      if (shown.current) shown.current.place = placeOf(element);
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return { box, unseen, latest, onScroll: settle, scrollToEnd };
}
