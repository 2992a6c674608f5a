import { expect, test, vi } from 'vitest';
import {
  type DateTimeStyle,
  formatLongDayOf,
  formatLongTime,
  formatNumericDay,
  formatRelativeDay,
  formatTime,
  formatWeekday,
  toLocalIsoDay,
  toValidDate,
} from './dateTime.ts';
import type { DayFormat } from './dayFormats.ts';

const at = new Date(2026, 10, 3, 18, 5).getTime();
const german: DateTimeStyle = { tag: 'de-DE', format: 'dd.mm.yyyy' };

test.for<[DayFormat, string]>([
  ['dd.mm.yyyy', '03.11.2026'],
  ['dd/mm/yyyy', '03/11/2026'],
  ['mm/dd/yyyy', '11/03/2026'],
])('a day as %s', ([format, expected]) => {
  expect(formatNumericDay(at, { tag: 'en-GB', format })).toBe(expected);
});

test.for<[string, RegExp]>([
  ['de-DE', /^18:05$/],
  ['fr-CH', /^18:05$/],
  ['en-GB', /^18:05$/],
  ['en-US', /^06:05\sPM$/],
  ['cs-CZ', /^18:05$/],
])('a time in %s', ([tag, expected]) => {
  expect(formatTime(at, { ...german, tag })).toMatch(expected);
});

test.for<[string, string, string, string]>([
  ['de-DE', 'Dienstag', 'Heute', 'Gestern'],
  ['fr-CH', 'Mardi', 'Aujourd’hui', 'Hier'],
  ['en-US', 'Tuesday', 'Today', 'Yesterday'],
  ['cs-CZ', 'Úterý', 'Dnes', 'Včera'],
  ['pl-PL', 'Wtorek', 'Dzisiaj', 'Wczoraj'],
])('weekdays and relative days in %s', ([tag, weekday, today, yesterday]) => {
  const style = { ...german, tag };
  expect(formatWeekday(at, style)).toBe(weekday);
  expect(formatRelativeDay(at, at + 60_000, style)?.replace("'", '’')).toBe(today);
  expect(formatRelativeDay(at, new Date(2026, 10, 4, 0, 1).getTime(), style)).toBe(yesterday);
  expect(formatRelativeDay(at, new Date(2026, 10, 5, 0, 1).getTime(), style)).toBeNull();
  expect(formatRelativeDay(at, new Date(2026, 10, 2).getTime(), style)).toBeNull();
});

test('yesterday can be in the previous month', () => {
  const last = new Date(2026, 9, 31, 23, 59).getTime();
  expect(formatRelativeDay(last, new Date(2026, 10, 1, 8).getTime(), german)).toBe('Gestern');
});

test.for([1e300, Number.NaN, Number.POSITIVE_INFINITY, -9e15])(
  'a number that no calendar has gives 1970: %s',
  (impossible) => {
    expect(toValidDate(impossible).getTime()).toBe(0);
    expect(toLocalIsoDay(impossible)).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(formatLongDayOf(impossible, 'de-DE')).toMatch(/^\d+\. \p{L}+ \d{4}$/u);
    expect(formatLongTime(impossible, 'de-DE')).toMatch(/\d{4} um \d\d:\d\d/);
    expect(() => toValidDate(impossible).toISOString()).not.toThrow();
  },
);

test('the times of a conversation are written by one formatter for each language', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const texts = ['en-CA', 'de-AT', 'en-CA', 'de-AT', 'de-AT'].map((tag) => formatTime(at, { ...german, tag }));
  expect(made).toHaveBeenCalledTimes(2);
  expect(new Set(texts).size).toBe(2);
  made.mockRestore();
});
