import { imperialHeightScale, metricHeightScale } from '../lib/numbers/heights.ts';
import type { NumberRange } from '../lib/numbers/numberRange.ts';
import { integerScale, type NumberScale } from '../lib/numbers/numberScale.ts';

/** What a question of type 10 asks the two values of, and the field for it. */
export interface RangeQuestion {
  of: 'ages' | 'heights';
  scale: NumberScale;
  gap: number;
  defaultRange: NumberRange;
}

/** The qid of the question for the partner's age. */
export const AGE_RANGE_QID = 2;
const MAX_PARTNER_AGE_YEARS = 100;

/** The age range starts at the site's minimum age; every other range is one of heights (reading 15). */
export function toRangeQuestion(qid: number, { minAge, metric }: { minAge: number; metric: boolean }): RangeQuestion {
  if (qid === AGE_RANGE_QID) {
    return {
      of: 'ages',
      scale: integerScale(minAge, MAX_PARTNER_AGE_YEARS),
      gap: 5,
      defaultRange: [minAge + 10, minAge + 30],
    };
  }
  return metric
    ? { of: 'heights', scale: metricHeightScale, gap: 5, defaultRange: [metricHeightScale.min, metricHeightScale.max] }
    : {
        of: 'heights',
        scale: imperialHeightScale,
        gap: 0.1,
        defaultRange: [imperialHeightScale.min, imperialHeightScale.max],
      };
}
