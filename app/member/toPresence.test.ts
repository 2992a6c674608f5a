import { expect, test } from 'vitest';
import { type Presence, toPresence } from './toPresence.ts';

const now = new Date(2026, 5, 10, 18).getTime();
const at = (day: number, hour = 12) => new Date(2026, 5, day, hour).getTime();

test.for<[string, boolean, number | null, Presence]>([
  ['here at this moment', true, at(1), 'online'],
  ['this morning', false, at(10, 8), 'today'],
  ['late yesterday', false, at(9, 23), 'recent'],
  ['six days ago', false, at(4), 'recent'],
  ['eight days ago', false, at(2), null],
  ['at an unknown time', false, null, null],
])('a member who was online %s', ([, online, lastOnline, expected]) => {
  expect(toPresence(online, lastOnline, now)).toBe(expected);
});
