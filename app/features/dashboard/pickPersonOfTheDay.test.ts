import { expect, test } from 'vitest';
import { ListedMember } from '../../api/contract/memberLists.ts';
import { pickPersonOfTheDay } from './pickPersonOfTheDay.ts';

const match = (id: number, viewed = false, picture: string | null = null) =>
  ListedMember.parse({ id, profile_id: id, gender: 1, viewed, public_path: picture });
const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'];
const idsOf = (matches: ListedMember[]) => days.map((day) => pickPersonOfTheDay(matches, day)?.id ?? null);

test('is another match each day, and the same all day', () => {
  const matches = [match(1), match(2), match(3)];
  expect(new Set(idsOf(matches).slice(0, 3)).size).toBe(3);
  expect(idsOf(matches)[3]).toBe(idsOf(matches)[0]);
  expect(idsOf(matches)).toEqual(idsOf(matches));
});

test('is the first in turn whose profile the viewer has not opened', () => {
  expect(idsOf([match(1, true), match(2), match(3, true)])).toEqual(['2', '2', '2', '2']);
  expect(new Set(idsOf([match(1, true), match(2, true)])).size).toBe(2);
});

test('is one with a picture, if any has one', () => {
  expect(idsOf([match(1), match(2, true, 'a.jpg'), match(3)])).toEqual(['2', '2', '2', '2']);
});

test('is nobody without matches', () => {
  expect(idsOf([])).toEqual([null, null, null, null]);
});

test('stays the one who was shown before, also once the viewer has opened the profile', () => {
  const matches = [match(1, true), match(2), match(3)];
  expect(days.map((day) => pickPersonOfTheDay(matches, day, '1')?.id)).toEqual(['1', '1', '1', '1']);
  expect(pickPersonOfTheDay(matches, days[0]!, '9')).not.toBeNull();
});
