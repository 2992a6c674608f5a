import { describe, expect, test } from 'vitest';
import { applyDateEdit, maskDate } from './dateMask.ts';
import type { DayFormat } from './dayFormats.ts';

test.for<[string, DayFormat, string]>([
  ['', 'dd.mm.yyyy', ''],
  ['2', 'dd.mm.yyyy', '2'],
  ['23', 'dd.mm.yyyy', '23'],
  ['230', 'dd.mm.yyyy', '23.0'],
  ['23041961', 'dd.mm.yyyy', '23.04.1961'],
  ['230419619', 'dd.mm.yyyy', '23.04.1961'],
  ['23.', 'dd.mm.yyyy', '23.'],
  ['1.4.1961', 'dd.mm.yyyy', '1.4.1961'],
  ['1 4 1961', 'dd.mm.yyyy', '1.4.1961'],
  ['23-04-1961', 'dd/mm/yyyy', '23/04/1961'],
  ['..', 'dd.mm.yyyy', ''],
  ['23..', 'dd.mm.yyyy', '23.'],
  ['23.04.1961.', 'dd.mm.yyyy', '23.04.1961'],
  ['ab', 'dd.mm.yyyy', ''],
  ['1.04.1961', 'dd.mm.yyyy', '1.04.1961'],
  ['123.04.1961', 'dd.mm.yyyy', '12.04.1961'],
])('maskDate %s as %s → %s', ([typed, format, expected]) => {
  expect(maskDate(typed, format)).toBe(expected);
  expect(maskDate(expected, format)).toBe(expected);
  expect(expected.length).toBeLessThanOrEqual(10);
});

describe('applyDateEdit', () => {
  test.for<[string, string, number, boolean, string, number]>([
    // typing
    ['12', '123', 3, false, '12.3', 4],
    ['12.3', '12.34', 5, false, '12.34', 5],
    ['12.34', '12.341', 6, false, '12.34.1', 7],
    ['1', '1.', 2, false, '1.', 2],
    // in the middle
    ['1.04.1961', '15.04.1961', 2, false, '15.04.1961', 2],
    ['12.04.1961', '152.04.1961', 2, false, '15.04.1961', 2],
    // Backspace at the end, over a trailing separator, and across one
    ['12.3', '12.', 3, false, '12.', 3],
    ['12.', '12', 2, false, '12', 2],
    ['12.04.1961', '1204.1961', 2, false, '1.04.1961', 1],
    // Delete across a separator
    ['12.04.1961', '1204.1961', 2, true, '12.4.1961', 3],
    // letters change nothing
    ['12', '12x', 3, false, '12', 2],
    // filled in by the browser
    ['', '1961-04-23', 10, false, '23.04.1961', 10],
    ['', '23.04.1961', 10, false, '23.04.1961', 10],
  ])('%s → %s|%i (forward: %s) gives %s|%i', ([before, text, caret, forward, expected, at]) => {
    expect(applyDateEdit(before, { text, caret }, 'dd.mm.yyyy', forward)).toEqual({ text: expected, caret: at });
  });

  test.for<DayFormat>(['dd.mm.yyyy', 'dd/mm/yyyy', 'mm/dd/yyyy'])(
    'Backspace empties a field formatted as %s',
    (format) => {
      let text = maskDate('12041961', format);
      for (let presses = 0; text !== '' && presses < 20; presses += 1) {
        text = applyDateEdit(text, { text: text.slice(0, -1), caret: text.length - 1 }, format).text;
      }
      expect(text).toBe('');
    },
  );
});
