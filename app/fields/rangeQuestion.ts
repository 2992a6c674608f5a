import { imperialHeightScale, metricHeightScale } from '../lib/numbers/heightScales.ts';
import type { NumberRange } from '../lib/numbers/numberRange.ts';
import { integerScale, type NumberScale } from '../lib/numbers/numberScale.ts';

/** The range field of a question of type 10. */
export interface RangeQuestion {
  of: 'ages' | 'heights';
  scale: NumberScale;
  gap: number;
  defaultRange: NumberRange;
}

/** The qid of the question for the partner's age. */
export const AGE_RANGE_QID = 2;
const MAX_PARTNER_AGE_YEARS = 100;
const AGE_GAP_YEARS = 5;
const HEIGHT_GAP_CM = 5;
const HEIGHT_GAP_FEET = 0.1;

/** The range question of a qid: ages for AGE_RANGE_QID, heights for any other (reading 15). */
export function toRangeQuestion(qid: number, { minAge, metric }: { minAge: number; metric: boolean }): RangeQuestion {
  if (qid === AGE_RANGE_QID) {
    return {
      of: 'ages',
      scale: integerScale(minAge, MAX_PARTNER_AGE_YEARS),
      gap: AGE_GAP_YEARS,
      defaultRange: [minAge + 10, minAge + 30],
    };
  }
  const scale = metric ? metricHeightScale : imperialHeightScale;
  const gap = metric ? HEIGHT_GAP_CM : HEIGHT_GAP_FEET;
  return { of: 'heights', scale, gap, defaultRange: [scale.min, scale.max] };
}
