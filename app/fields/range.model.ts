import { imperialHeights, metricHeights } from '../lib/heights.ts';
import type { Pair } from '../lib/numberPair.ts';
import { type NumberScale, wholeScale } from '../lib/numberScale.ts';

/** What a question of type 10 asks the two values of, and the field for it. */
export interface RangeKind {
  of: 'ages' | 'heights';
  scale: NumberScale;
  gap: number;
  standIn: Pair;
}

/** The qid of the question for the partner's age. */
export const ageRangeQid = 2;
const greatestAge = 100;

/** The age range starts at the site's minimum age; every other range is one of heights (reading 15). */
export function toRangeKind(qid: number, { minAge, metric }: { minAge: number; metric: boolean }): RangeKind {
  if (qid === ageRangeQid) {
    return { of: 'ages', scale: wholeScale(minAge, greatestAge), gap: 5, standIn: [minAge + 10, minAge + 30] };
  }
  return metric
    ? { of: 'heights', scale: metricHeights, gap: 5, standIn: [metricHeights.min, metricHeights.max] }
    : { of: 'heights', scale: imperialHeights, gap: 0.1, standIn: [imperialHeights.min, imperialHeights.max] };
}
