import type { Answer, Question } from '../../api/contract/answers.ts';
import type { Location } from '../../api/contract/location.ts';
import { type Distances, toDistanceAnswer } from '../../fields/distance.model.ts';
import { toRangeKind } from '../../fields/range.model.ts';
import { imperialStandIn, metricStandIn } from '../../lib/heights.ts';
import { fitPair } from '../../lib/numberPair.ts';
import { isAnswered, noAnswer, readNumbers } from './answer.model.ts';
import { toTextsAnswer } from './kinds/text.model.ts';

interface Circumstances {
  metric: boolean;
  minAge: number;
  distances: Distances;
  home: Pick<Location, 'lat' | 'lng'> | null;
  /** Texts that were begun and not sent. */
  draft: readonly string[] | null;
}

/** The answer with which a question opens: what was begun or given, else where the sliders stand, else none. */
export function startAnswer(
  { qid, type, answer }: Pick<Question, 'qid' | 'type' | 'answer'>,
  { metric, minAge, distances, home, draft }: Circumstances,
): Answer {
  if (draft) return toTextsAnswer({ qid, type }, draft);
  const given = answer && isAnswered(answer.answer) ? answer.answer : null;
  if (type === 10) {
    const { scale, gap, standIn } = toRangeKind(qid, { minAge, metric });
    return [...fitPair(given ? readNumbers(given) : [], scale, gap, standIn)];
  }
  if (given) return given;
  if (type === 8) return [metric ? metricStandIn : imperialStandIn];
  if (type === 9) return toDistanceAnswer(distances.standIn, distances, home);
  return noAnswer;
}
