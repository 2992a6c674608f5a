import { afterEach, expect, test, vi } from 'vitest';
import { ageOn } from './age.ts';
import { todayAsIsoDay } from './dateTime.ts';

test.for<[string, string, number | null]>([
  ['1961-04-23', '2026-04-22', 64],
  ['1961-04-23', '2026-04-23', 65],
  ['1961-04-23', '2026-12-01', 65],
  ['1961-04-23', '2026-01-31', 64],
  ['1964-02-29', '2026-02-28', 61],
  ['1964-02-29', '2026-03-01', 62],
  ['2030-01-01', '2026-01-01', null],
  ['1700-01-01', '2026-01-01', null],
  ['', '2026-01-01', null],
  ['23.04.1961', '2026-01-01', null],
])('born on %s, the age on %s is %s', ([birthday, today, expected]) => {
  expect(ageOn(birthday, today)).toBe(expected);
});

afterEach(() => vi.useRealTimers());

test('today is the day in the time zone of the device', () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 5, 23, 59) });
  expect(todayAsIsoDay()).toBe('2026-01-05');
});
