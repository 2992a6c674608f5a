import { expect, test } from 'vitest';
import { toRangeQuestion } from './rangeQuestion.ts';

test.for<[number, number, boolean, string, number, number, number]>([
  [2, 30, true, 'ages', 30, 100, 5],
  [2, 50, false, 'ages', 50, 100, 5],
  [9, 40, true, 'heights', 140, 200, 5],
  [9, 40, false, 'heights', 4.5, 6.6, 0.1],
])('role %i at %i, metric %s: %s from %f to %f, %f apart', ([qid, minAge, metric, of, min, max, gap]) => {
  const kind = toRangeQuestion(qid, { minAge, metric });
  expect(kind).toMatchObject({ of, gap });
  expect(kind.scale).toMatchObject({ min, max });
  expect(kind.defaultRange[1] - kind.defaultRange[0]).toBeGreaterThanOrEqual(gap);
  expect(kind.defaultRange[0]).toBeGreaterThanOrEqual(min);
  expect(kind.defaultRange[1]).toBeLessThanOrEqual(max);
});
