import { expect, test } from 'vitest';
import { type DayFormat, formatIsoDay, formatLongDay, parseDate, toIsoDay } from './dayFormats.ts';

test.for<[string, DayFormat, string | null]>([
  ['23.04.1961', 'dd.mm.yyyy', '1961-04-23'],
  ['1.4.1961', 'dd.mm.yyyy', '1961-04-01'],
  ['04/23/1961', 'mm/dd/yyyy', '1961-04-23'],
  ['23/04/1961', 'dd/mm/yyyy', '1961-04-23'],
  ['23.04.61', 'dd.mm.yyyy', null],
  ['23.04', 'dd.mm.yyyy', null],
  ['', 'dd.mm.yyyy', null],
])('parseDate %s as %s → %s', ([text, format, expected]) => {
  const parts = parseDate(text, format);
  expect(parts && toIsoDay(parts)).toBe(expected);
});

test.for<[string, DayFormat, string]>([
  ['1961-04-23', 'dd.mm.yyyy', '23.04.1961'],
  ['1961-04-23', 'mm/dd/yyyy', '04/23/1961'],
  ['soon', 'dd/mm/yyyy', ''],
])('formatIsoDay %s as %s → %s', ([iso, format, expected]) => {
  expect(formatIsoDay(iso, format)).toBe(expected);
});

test.for([
  ['1961-04-23', '23. April 1961'],
  ['2026-12-01T23:59:00Z', '1. Dezember 2026'],
  ['soon', 'soon'],
  ['', ''],
])('formatLongDay %s → %s', ([day, expected]) => {
  expect(formatLongDay(day!, 'de-DE')).toBe(expected);
});
