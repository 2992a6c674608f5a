import { expect, test } from 'vitest';
import {
  type ChoiceLimits,
  toChoiceAnswer,
  toChoiceHint,
  toChoiceLimits,
  toggleChoice,
  toRemainingChoices,
} from './multiChoice.model.ts';

const three: ChoiceLimits = { min: 3, max: 3 };
const open: ChoiceLimits = { min: 1, max: null };

test.for<[number | null, number | null, ChoiceLimits]>([
  [3, 3, three],
  [1, null, open],
  [null, null, open],
  [0, 0, { min: 0, max: null }],
])('minChoices %s and maxChoices %s → %o', ([min, max, expected]) => {
  expect(toChoiceLimits(min, max)).toEqual(expected);
});

test.for<[number[], number, ChoiceLimits, number[]]>([
  [[], 1, three, [1]],
  [[1], 1, three, []],
  [[1, 2, 3], 4, three, [1, 2, 3]],
  [[1, 2, 3], 2, three, [1, 3]],
  [[1, 2, 3], 4, open, [1, 2, 3, 4]],
])('%o and a press on %i within %o → %o', ([chosen, id, limits, expected]) => {
  expect(toggleChoice(chosen, id, limits)).toEqual(expected);
});

test.for<[number[], ChoiceLimits, number[]]>([
  [[1, 2], three, []],
  [[1, 2, 3], three, [1, 2, 3]],
  [[1, 2, 3, 4], three, []],
  [[], open, []],
  [[], { min: 0, max: null }, []],
  [[5], open, [5]],
])('the answer of %o within %o is %o', ([chosen, limits, expected]) => {
  expect(toChoiceAnswer(chosen, limits)).toEqual(expected);
});

test.for<[ChoiceLimits, ReturnType<typeof toChoiceHint>]>([
  [three, { kind: 'exactly', count: 3 }],
  [open, { kind: 'anyNumber' }],
  [
    { min: 2, max: null },
    { kind: 'atLeast', count: 2 },
  ],
  [
    { min: 1, max: 4 },
    { kind: 'atMost', count: 4 },
  ],
  [
    { min: 2, max: 4 },
    { kind: 'between', min: 2, max: 4 },
  ],
])('the hint for %o', ([limits, expected]) => {
  expect(toChoiceHint(limits)).toEqual(expected);
});

test.for<[number, ChoiceLimits, ReturnType<typeof toRemainingChoices>]>([
  [0, three, { kind: 'missing', count: 3 }],
  [2, three, { kind: 'missing', count: 1 }],
  [3, three, { kind: 'free', count: 0 }],
  [1, { min: 1, max: 4 }, { kind: 'free', count: 3 }],
  [2, open, null],
])('%i chosen within %o leaves %o', ([count, limits, expected]) => {
  expect(toRemainingChoices(count, limits)).toEqual(expected);
});
