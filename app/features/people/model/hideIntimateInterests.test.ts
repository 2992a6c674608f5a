import { expect, test } from 'vitest';
import { hideIntimateInterests } from './hideIntimateInterests.ts';

const theirs = ['romantic', 'fetish', 'couple', 'chess', 'romantic', '__proto__'];

test.for([
  ['no interest sees the ordinary ones', [], { shown: ['couple', 'romantic'], intimateHidden: true }],
  ['an ordinary one sees the ordinary ones', ['outdoor'], { shown: ['couple', 'romantic'], intimateHidden: true }],
  ['an intimate one sees all', ['oral'], { shown: ['couple', 'fetish', 'romantic'], intimateHidden: false }],
  ['both kinds sees all', ['outdoor', 'oral'], { shown: ['couple', 'fetish', 'romantic'], intimateHidden: false }],
  ['an unknown one sees the ordinary ones', ['chess'], { shown: ['couple', 'romantic'], intimateHidden: true }],
] as const)('a member who shares %s', { tags: 'rule' }, ([, own, expected]) => {
  expect(hideIntimateInterests(own, theirs)).toEqual(expected);
});

test('a member who shares no intimate interests cannot tell whether another one has some', () => {
  for (const own of [[], ['outdoor']])
    expect(hideIntimateInterests(own, ['couple', 'fetish'])).toEqual(hideIntimateInterests(own, ['couple']));
});
