import { expect, test } from 'vitest';
import { fitsColumns } from './fitsColumns.ts';

test.for<[string[], boolean]>([
  [['Not at all', 'Somewhat', 'Very much'], true],
  [['Gar nicht', 'Ziemlich', 'Überhaupt nicht'], true],
  [['Not at all', 'Exceptionally'], false],
  [['No', 'Only if it cannot be avoided'], false],
])('%o have room side by side: %s', ([labels, expected]) => {
  expect(fitsColumns(labels)).toBe(expected);
});
