import { expect, test } from 'vitest';
import type { DateTimeStyle } from './dateTime.ts';
import { formatRelativeTime } from './formatRelativeTime.ts';

const now = new Date(2026, 10, 3, 18, 5).getTime();
const german: DateTimeStyle = { tag: 'de-DE', format: 'dd.mm.yyyy' };

test.for<[string, Date | number, string]>([
  ['later, by another clock', now + 30_000, 'Jetzt'],
  ['now', now, 'Jetzt'],
  ['59 s ago', now - 59_000, 'Jetzt'],
  ['a minute ago', now - 60_000, 'Vor 1 Minute'],
  ['59 minutes ago', now - 3_599_000, 'Vor 59 Minuten'],
  ['an hour ago', now - 3_600_000, 'Vor 1 Stunde'],
  ['this morning', new Date(2026, 10, 3, 0, 1), 'Vor 18 Stunden'],
  ['yesterday, late', new Date(2026, 10, 2, 23, 59), 'Gestern'],
  ['yesterday, early', new Date(2026, 10, 2, 0, 1), 'Gestern'],
  ['before that', new Date(2026, 10, 1, 23, 59), '01.11.2026'],
  ['last year', new Date(2025, 10, 3, 18, 5), '03.11.2025'],
])('%s', { tags: 'rule' }, ([, at, expected]) => {
  expect(formatRelativeTime(Number(at), now, german)).toBe(expected);
});

test('shortly after midnight, what is not an hour old is told in minutes, and older things are of yesterday', () => {
  const midnight = new Date(2026, 10, 3, 0, 10).getTime();
  expect(formatRelativeTime(midnight - 20 * 60_000, midnight, german)).toBe('Vor 20 Minuten');
  expect(formatRelativeTime(midnight - 90 * 60_000, midnight, german)).toBe('Gestern');
});

test.for([
  ['en-US', '5 minutes ago', 'Yesterday'],
  ['fr-FR', 'Il y a 5 minutes', 'Hier'],
  ['cs-CZ', 'Před 5 minutami', 'Včera'],
  ['pl-PL', '5 minut temu', 'Wczoraj'],
] as const)('in %s', ([tag, minutes, yesterday]) => {
  const style = { ...german, tag };
  expect(formatRelativeTime(now - 5 * 60_000, now, style)).toBe(minutes);
  expect(formatRelativeTime(new Date(2026, 10, 2, 12).getTime(), now, style)).toBe(yesterday);
});
