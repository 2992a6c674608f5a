import { expect, test } from 'vitest';
import { type BirthdayProblem, validateBirthday } from './validateTypedBirthday.ts';

const today = '2026-11-21';

test.for<[string, string | BirthdayProblem]>([
  ['23.04.1961', '1961-04-23'],
  ['1.4.1961', '1961-04-01'],
  ['29.02.1960', '1960-02-29'],
  ['29.02.1961', 'invalidDate'],
  ['31.04.1961', 'invalidDate'],
  ['32.01.1961', 'invalidDate'],
  ['00.01.1961', 'invalidDate'],
  ['01.13.1961', 'invalidDate'],
  ['01.00.1961', 'invalidDate'],
  ['01.01.19', 'invalidDate'],
  ['', 'invalidDate'],
  ['01.01.1936', '1936-01-01'],
  ['31.12.1935', 'invalidMinYear'],
  ['01.01.0000', 'invalidDate'],
  ['20.11.1986', '1986-11-20'],
  ['21.11.1986', '1986-11-21'],
  ['22.11.1986', 'invalidAge'],
  ['01.12.1986', 'invalidAge'],
  ['01.01.1987', 'invalidAge'],
  ['01.01.2999', 'invalidAge'],
])('%s → %s', ([typed, expected]) => {
  const validation = validateBirthday(typed, 'dd.mm.yyyy', today, 40);
  expect(validation.kind === 'day' ? validation.day : validation.problem).toBe(expected);
});

test('the month can come first', () => {
  expect(validateBirthday('04/23/1961', 'mm/dd/yyyy', today, 40)).toEqual({ kind: 'day', day: '1961-04-23' });
  expect(validateBirthday('23/04/1961', 'mm/dd/yyyy', today, 40)).toEqual({ kind: 'invalid', problem: 'invalidDate' });
});
