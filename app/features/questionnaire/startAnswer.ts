import type { Answer, Question } from '../../api/contract/answers.ts';
import type { Location } from '../../api/contract/location.ts';
import { type Distances, toDistanceAnswer } from '../../fields/distance.model.ts';
import { toRangeKind } from '../../fields/range.model.ts';
import { imperialStandIn, metricStandIn } from '../../lib/heights.ts';
import { fitPair } from '../../lib/numberPair.ts';
import { isAnswered, noAnswer, readNumbers, readRecord, readTexts } from './answer.model.ts';
import { toChoiceAnswer, toLimits } from './kinds/multiChoice.model.ts';
import { toTextsAnswer } from './kinds/text.model.ts';

interface Circumstances {
  metric: boolean;
  minAge: number;
  distances: Distances;
  home: Pick<Location, 'lat' | 'lng'> | null;
  /** What was begun and not sent. */
  draft: Answer | null;
}

type Asked = Pick<Question, 'qid' | 'type' | 'minChoices' | 'maxChoices' | 'answerOptions'>;

export interface Start {
  /** What the fields show: what was begun or given, else where the sliders stand. */
  begun: Answer;
  /** What of it could be sent. */
  answer: Answer;
}

/** How a question opens: with what was begun and not sent, else with what was given. */
export function startAnswer(
  question: Asked & Pick<Question, 'answer'>,
  { metric, minAge, distances, home, draft }: Circumstances,
): Start {
  const { qid, type } = question;
  const given = question.answer && isAnswered(question.answer.answer) ? question.answer.answer : null;
  if (type === 10) {
    const { scale, gap, standIn } = toRangeKind(qid, { minAge, metric });
    const pair = [...fitPair(readNumbers(draft ?? given ?? noAnswer), scale, gap, standIn)];
    return { begun: pair, answer: pair };
  }
  if (draft && !isSlider(type)) return { begun: draft, answer: toWholeAnswer(question, draft) };
  const begun = draft && isAnswered(toWholeAnswer(question, draft)) ? draft : given;
  if (begun) return { begun, answer: begun };
  const standIn =
    type === 8
      ? [metric ? metricStandIn : imperialStandIn]
      : type === 9
        ? toDistanceAnswer(distances.standIn, distances, home)
        : noAnswer;
  return { begun: standIn, answer: standIn };
}

/** They always stand somewhere. */
const isSlider = (type: number) => type === 8 || type === 9;
const day = /^\d{4}-\d\d-\d\d$/;

/** The draft as an answer once it meets the bounds of its type, else none (app/README.md, "Questionnaire"). */
export function toWholeAnswer(question: Asked, begun: Answer): Answer {
  switch (question.type) {
    case 1:
    case 6: {
      const [chosen] = readNumbers(begun);
      return question.answerOptions.some(({ id }) => id === chosen) ? begun : noAnswer;
    }
    case 2:
      return toChoiceAnswer(readNumbers(begun), toLimits(question.minChoices, question.maxChoices));
    case 3:
    case 4:
    case 11:
      return toTextsAnswer(question, readTexts(begun));
    case 5:
      return day.test(readTexts(begun)[0] ?? '') ? begun : noAnswer;
    case 7:
      return typeof readRecord(begun).city === 'string' ? begun : noAnswer;
    case 8:
      return readNumbers(begun).length === 1 ? begun : noAnswer;
    case 9:
      return typeof readRecord(begun).distance === 'number' ? begun : noAnswer;
    default:
      return begun;
  }
}
