import { emptyAnswer, isAnswered, toNumbers, toRecord } from '../../answers/answerValues.ts';
import type { SliderContext } from '../../answers/questionTypeRules.ts';
import type { Answer } from '../../api/contract/questionSchemas.ts';
import { ANY_DISTANCE } from '../../fields/distance/distance.model.ts';
import { toRangeQuestion } from '../../fields/rangeQuestion.ts';
import { clampTo } from '../../lib/numbers/numberScale.ts';
import { DISTANCE_TYPE, type Preference, RANGE_TYPE, toAnswer } from './preferenceDrafts.model.ts';

/** A step towards more people: its size, and the answer to which it leads. */
export interface Widening {
  by: { kind: 'distance'; more: number } | { kind: 'years'; more: number } | { kind: 'notMinding' };
  answer: Answer;
}

const YEARS = 5;

/** The step of a distance, the smallest of each country: 50 on a scale from 50 to 600 km. */
const toDistanceStep = ({ distances }: SliderContext): number => distances.scale.min;

/** Widens a preference by one step; null where it sets no limit (yet), or cannot be left open. */
export function widenPreference(preference: Preference, context: SliderContext): Widening | null {
  const { question } = preference;
  const answer = toAnswer(preference);
  if (preference.unset || !isAnswered(answer)) return null;
  if (question.type === DISTANCE_TYPE) {
    const { distance, ...centre } = toRecord(answer);
    const more = toDistanceStep(context);
    const farther = Number(distance) + more;
    if (Number(distance) >= ANY_DISTANCE) return null;
    return farther >= context.distances.scale.max
      ? { by: { kind: 'notMinding' }, answer: { ...centre, distance: ANY_DISTANCE } }
      : { by: { kind: 'distance', more }, answer: { ...centre, distance: farther } };
  }
  if (question.type === RANGE_TYPE) {
    const { of, scale } = toRangeQuestion(question.qid, context);
    const [from = scale.min, to = scale.max] = toNumbers(answer);
    if (from <= scale.min && to >= scale.max) return null;
    return of === 'ages'
      ? {
          by: { kind: 'years', more: YEARS },
          answer: [clampTo(scale, from - YEARS), clampTo(scale, to + YEARS)],
        }
      : { by: { kind: 'notMinding' }, answer: [scale.min, scale.max] };
  }
  return question.skippable ? { by: { kind: 'notMinding' }, answer: emptyAnswer } : null;
}
