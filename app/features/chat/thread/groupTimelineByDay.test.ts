import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Message } from '../../../api/contract/conversations.ts';
import { GROUP_SIZE, groupTimelineByDay } from './groupTimelineByDay.ts';
import { toTimeline } from './toTimeline.ts';

const toItems = (days: readonly number[], firstId = 1, toDay: ((at: number) => string) | null = String) =>
  toTimeline(
    {
      messages: days.map((day, index) => ({
        ...Message.parse({ messageId: firstId + index, sender: '501', created_at: 0 }),
        createdAt: day,
      })),
      outbox: [],
      viewerId: '101',
    },
    toDay,
  );
const keysOf = (days: ReturnType<typeof groupTimelineByDay>) =>
  new Map(
    days.flatMap((day) => day.groups.flatMap((group) => group.items.map(({ key }) => [key, [day.key, group.key]]))),
  );

test('each day is a section, and a long one has several groups', () => {
  const days = groupTimelineByDay(toItems([5, 5, ...Array<number>(GROUP_SIZE + 1).fill(6)]), 'm1');
  expect(days.map(({ key, at, groups }) => [key, at, groups.map(({ items }) => items.length)])).toEqual([
    [0, 5, [2]],
    [1, 6, [GROUP_SIZE, 1]],
  ]);
});

test('a thread without separators is one section without a day', () => {
  const days = groupTimelineByDay(toItems([5, 6, 7], 1, null), 'm1');
  expect(days.map(({ at, groups }) => [at, groups.length])).toEqual([[null, 1]]);
  expect(groupTimelineByDay([], null)).toEqual([]);
});

test('every message keeps its place among days and groups, whatever is added at either end', { tags: 'rule' }, () => {
  const dayList = fc.array(fc.nat(3), { maxLength: 70 }).map((days) => days.sort());
  fc.assert(
    fc.property(dayList, fc.nat(70), fc.nat(70), (days, before, after) => {
      const from = Math.min(before, days.length);
      const to = Math.max(from, days.length - after);
      const known = toItems(days.slice(from, to), from + 1);
      const origin = known.find(({ type }) => type === 'message')?.key ?? null;
      fc.pre(origin !== null);
      const all = keysOf(groupTimelineByDay(toItems(days), origin));
      for (const [key, place] of keysOf(groupTimelineByDay(known, origin))) expect(all.get(key)).toEqual(place);
      expect(all.size).toBe(days.length);
    }),
  );
});

test('no group is too long, and none is there twice', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2), { maxLength: 90 }), fc.nat(89), (days, origin) => {
      const grouped = groupTimelineByDay(toItems(days), `m${origin + 1}`);
      const groups = grouped.flatMap((day) => day.groups.map((group) => `${day.key} ${group.key}`));
      expect(new Set(groups).size).toBe(groups.length);
      for (const day of grouped)
        for (const { items } of day.groups) expect(items.length).toBeLessThanOrEqual(GROUP_SIZE);
    }),
  );
});
