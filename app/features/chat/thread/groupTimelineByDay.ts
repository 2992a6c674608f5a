import type { TimelineItem } from './toTimeline.ts';

type TimelineMessage = Exclude<TimelineItem, { type: 'date' }>;

/** Some messages of a day, which are in the document together or not at all. */
export interface TimelineGroup {
  key: number;
  items: TimelineMessage[];
}

export interface TimelineDay {
  key: number;
  /** A time of that day in milliseconds; null in a thread without date separators (reading 22). */
  at: number | null;
  groups: TimelineGroup[];
}

/** Messages in a group. */
export const GROUP_SIZE = 20;

/**
 * Groups the entries of a thread into days, and those into groups.
 *
 * @param origin the key of the message from which days and groups are counted in both directions, so that no key and no
 *   border changes when messages are added at either end; without it they are counted from the first entry
 */
export function groupTimelineByDay(items: readonly TimelineItem[], origin: string | null): TimelineDay[] {
  const days: { at: number | null; items: TimelineMessage[] }[] = [];
  for (const item of items) {
    if (item.type === 'date') days.push({ at: item.at, items: [] });
    else if (days.length === 0) days.push({ at: null, items: [item] });
    else days.at(-1)?.items.push(item);
  }
  const isOrigin = ({ key }: TimelineMessage) => key === origin;
  const originDay = Math.max(
    0,
    days.findIndex((day) => day.items.some(isOrigin)),
  );
  return days.map(({ at, items: all }, index) => {
    const first = index === originDay ? Math.max(0, all.findIndex(isOrigin)) : index < originDay ? all.length : 0;
    return { key: index - originDay, at, groups: toGroups(all, first) };
  });
}

/** Groups of equal size, counted in both directions from the item with the index `first`. */
function toGroups(items: readonly TimelineMessage[], first: number): TimelineGroup[] {
  const groups: TimelineGroup[] = [];
  items.forEach((item, index) => {
    const key = Math.floor((index - first) / GROUP_SIZE);
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, items: [item] });
  });
  return groups;
}
