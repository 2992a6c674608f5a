import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memberFixture } from '../../../member/people/memberFixture.ts';
import {
  type AgeAndDistanceLimits,
  ageSteps,
  anyAgeAndDistance,
  applyLimits,
  countLimits,
  parseAgeAndDistance,
  toAgeAndDistanceQuery,
  toDistanceSteps,
} from './ageAndDistanceLimits.ts';

const today = '2026-06-10';
const limits = (some: Partial<AgeAndDistanceLimits>): AgeAndDistanceLimits => ({ ...anyAgeAndDistance, ...some });

test.for<[string, string | null, number | null, Partial<AgeAndDistanceLimits>, boolean]>([
  ['without limits', '1966-06-10', 900, {}, true],
  ['60 today, from 60', '1966-06-10', null, { minAge: 60 }, true],
  ['60 tomorrow, from 60', '1966-06-11', null, { minAge: 60 }, false],
  ['60 for a year, to 60', '1965-06-11', null, { maxAge: 60 }, true],
  ['61 today, to 60', '1965-06-10', null, { maxAge: 60 }, false],
  ['within both ages', '1966-06-10', null, { minAge: 55, maxAge: 65 }, true],
  ['just as far', null, 50, { maxDistance: 50 }, true],
  ['too far', null, 51, { maxDistance: 50 }, false],
  ['near, but too old', '1940-01-01', 5, { maxAge: 70, maxDistance: 50 }, false],
  ['of unknown age', null, 5, { minAge: 60, maxDistance: 50 }, true],
  ['with an impossible birthday', '2030-01-01', 5, { minAge: 60 }, true],
  ['at an unknown distance', '1966-06-10', null, { maxDistance: 25 }, true],
])('%s', ([, birthday, distance, some, expected]) => {
  const { people } = applyLimits([memberFixture(1, { birthday, distance })], limits(some), today);
  expect(people.length === 1).toBe(expected);
});

test('it is counted who fits, and who fits only because too little is known', () => {
  const rows = [
    memberFixture(1, { birthday: '1966-06-10', distance: 5 }),
    memberFixture(2, { birthday: '1966-06-10' }),
    memberFixture(3, { distance: 400 }),
    memberFixture(4),
  ];
  const count = (some: Partial<AgeAndDistanceLimits>) => applyLimits(rows, limits(some), today).counts;
  expect(count({})).toBeNull();
  expect(count({ maxAge: 55 })).toEqual({ fitting: 2, unknown: 2, loaded: 4 });
  expect(count({ maxDistance: 50 })).toEqual({ fitting: 3, unknown: 2, loaded: 4 });
  expect(count({ minAge: 55, maxDistance: 400 })).toEqual({ fitting: 4, unknown: 3, loaded: 4 });
});

test.for([
  ['ageFrom=55&ageTo=65&distance=50', { minAge: 55, maxAge: 65, maxDistance: 50 }],
  ['ageFrom=56&ageTo=1e1&distance=-50', anyAgeAndDistance],
  ['ageFrom=65&ageTo=55', limits({ minAge: 65 })],
  ['distance=15', anyAgeAndDistance],
] as const)('"%s" is parsed', ([query, expected]) => {
  expect(parseAgeAndDistance(new URLSearchParams(query), true)).toEqual(expected);
});

test('limits survive being written to the query, beside what else stands there', () => {
  const anyLimits = fc
    .record({
      minAge: fc.option(fc.constantFrom(...ageSteps)),
      maxAge: fc.option(fc.constantFrom(...ageSteps)),
      maxDistance: fc.option(fc.constantFrom(...toDistanceSteps(false))),
    })
    .filter(({ minAge, maxAge }) => minAge === null || maxAge === null || minAge < maxAge);
  fc.assert(
    fc.property(anyLimits, (some) => {
      const query = toAgeAndDistanceQuery(new URLSearchParams('photoFilter=1&distance=30'), some);
      expect(parseAgeAndDistance(query, false)).toEqual(some);
      expect(query.size).toBe(countLimits(some) + 1);
    }),
  );
});
