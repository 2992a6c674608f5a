import { expect, test } from 'vitest';
import { toVisibleInterests } from './toVisibleInterests.ts';

const theirs = ['romantic', 'fetish', 'couple', 'chess', 'romantic', '__proto__'];

test.for([
  ['none: sees none', [], null],
  ['a calm one: sees the calm ones', ['outdoor'], { shown: ['couple', 'romantic'], heldBack: true }],
  ['an intimate one: sees all', ['oral'], { shown: ['couple', 'fetish', 'romantic'], heldBack: false }],
  ['both: sees all', ['outdoor', 'oral'], { shown: ['couple', 'fetish', 'romantic'], heldBack: false }],
  ['one we do not know: sees the calm ones', ['chess'], { shown: ['couple', 'romantic'], heldBack: true }],
] as const)('whoever shares %s', ([, own, expected]) => {
  expect(toVisibleInterests(own, theirs)).toEqual(expected);
});

test('whether somebody has intimate interests does not show to those who share none', () => {
  expect(toVisibleInterests(['outdoor'], ['couple', 'fetish'])).toEqual(toVisibleInterests(['outdoor'], ['couple']));
});
