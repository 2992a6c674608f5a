import { expect, test } from 'vitest';
import { parseTextScale, stepTextScale, type TextScale } from './textScale.ts';

test.for<[string | null, TextScale]>([
  [null, 100],
  ['', 100],
  ['130', 130],
  ['200', 200],
  ['201', 100],
  ['1e2', 100],
  ['130 ', 100],
])('stored %j is read as %i %%', ([stored, expected]) => {
  expect(parseTextScale(stored)).toBe(expected);
});

test.for<[TextScale, 1 | -1, TextScale]>([
  [100, 1, 115],
  [175, 1, 200],
  [200, 1, 200],
  [115, -1, 100],
  [100, -1, 100],
])('from %i %% one step %i leads to %i %%', ([from, direction, to]) => {
  expect(stepTextScale(from, direction)).toBe(to);
});
