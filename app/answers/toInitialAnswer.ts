import type { MemberLocation } from '../api/contract/location.ts';
import type { Answer, Question } from '../api/contract/questionSchemas.ts';
import { type DistanceOptions, toDistanceAnswer } from '../fields/distance/distance.model.ts';
import { toRangeQuestion } from '../fields/rangeQuestion.ts';
import { DEFAULT_HEIGHT_CM, DEFAULT_HEIGHT_FEET } from '../lib/numbers/heights.ts';
import { fitRange } from '../lib/numbers/numberRange.ts';
import { emptyAnswer, isAnswered, toNumbers, toRecord, toTexts } from './answer.model.ts';
import { toChoiceAnswer, toChoiceLimits } from './inputs/multiChoice.model.ts';
import { toAnswerFromTexts } from './inputs/textAnswer.model.ts';

interface AnswerContext {
  metric: boolean;
  minAge: number;
  distances: DistanceOptions;
  home: Pick<MemberLocation, 'lat' | 'lng'> | null;
  /** What was begun and not sent. */
  storedDraft: Answer | null;
}

type QuestionRules = Pick<Question, 'qid' | 'type' | 'minChoices' | 'maxChoices' | 'answerOptions'>;

export interface AnswerState {
  /** What the fields show: what was begun or given, else where the sliders stand. */
  draft: Answer;
  /** What of it could be sent. */
  answer: Answer;
}

/** How a question opens: with what was begun and not sent, else with what was given. */
export function toInitialAnswer(
  question: QuestionRules & Pick<Question, 'answer'>,
  { metric, minAge, distances, home, storedDraft: draft }: AnswerContext,
): AnswerState {
  const { qid, type } = question;
  const given = question.answer && isAnswered(question.answer.answer) ? question.answer.answer : null;
  if (type === 10) {
    const { scale, gap, defaultRange: standIn } = toRangeQuestion(qid, { minAge, metric });
    const pair = [...fitRange(toNumbers(draft ?? given ?? emptyAnswer), scale, gap, standIn)];
    return { draft: pair, answer: pair };
  }
  if (draft && !isSliderType(type)) return { draft: draft, answer: toCompleteAnswer(question, draft) };
  const begun = draft && isAnswered(toCompleteAnswer(question, draft)) ? draft : given;
  if (begun) return { draft: begun, answer: begun };
  const standIn =
    type === 8
      ? [metric ? DEFAULT_HEIGHT_CM : DEFAULT_HEIGHT_FEET]
      : type === 9
        ? toDistanceAnswer(distances.defaultValue, distances, home)
        : emptyAnswer;
  return { draft: standIn, answer: standIn };
}

/** They always stand somewhere. */
const isSliderType = (type: number) => type === 8 || type === 9;
const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** The draft as an answer once it meets the bounds of its type, else none (app/README.md, "Questionnaire"). */
export function toCompleteAnswer(question: QuestionRules, begun: Answer): Answer {
  switch (question.type) {
    case 1:
    case 6: {
      const [chosen] = toNumbers(begun);
      return question.answerOptions.some(({ id }) => id === chosen) ? begun : emptyAnswer;
    }
    case 2:
      return toChoiceAnswer(toNumbers(begun), toChoiceLimits(question.minChoices, question.maxChoices));
    case 3:
    case 4:
    case 11:
      return toAnswerFromTexts(question, toTexts(begun));
    case 5:
      return dayPattern.test(toTexts(begun)[0] ?? '') ? begun : emptyAnswer;
    case 7:
      return typeof toRecord(begun).city === 'string' ? begun : emptyAnswer;
    case 8:
      return toNumbers(begun).length === 1 ? begun : emptyAnswer;
    case 9:
      return typeof toRecord(begun).distance === 'number' ? begun : emptyAnswer;
    default:
      return begun;
  }
}
