import type { MemberLocation } from '../api/contract/locationSchemas.ts';
import type { Answer, Question } from '../api/contract/questionSchemas.ts';
import {
  ANY_DISTANCE,
  type DistanceOptions,
  toDistanceAnswer,
  toSliderDistance,
} from '../fields/distance/distance.model.ts';
import { AGE_RANGE_QID, toRangeQuestion } from '../fields/rangeQuestion.ts';
import {
  DEFAULT_HEIGHT_CM,
  DEFAULT_HEIGHT_FEET,
  imperialHeightScale,
  metricHeightScale,
} from '../lib/numbers/heightScales.ts';
import { fitRange } from '../lib/numbers/numberRange.ts';
import { clampTo } from '../lib/numbers/numberScale.ts';
import { pickTranslation } from '../lib/pickTranslation.ts';
import { emptyAnswer, toNumbers, toRecord, toTexts } from './answerValues.ts';
import { toChoiceAnswer, toChoiceLimits } from './inputs/multiChoice.model.ts';
import { toFreeTextAnswer, toShortTextAnswer, toThreeTextsAnswer } from './inputs/textAnswer.model.ts';
import { asksForUsername, toUsernameAnswer } from './inputs/usernameQuestion.ts';

/** The content of an answer, which a component puts into words. */
export type AnswerDisplay =
  | { kind: 'nothing' }
  | { kind: 'texts'; texts: readonly string[] }
  /** A step on a scale whose options are mere numbers. */
  | { kind: 'scaleStep'; step: string; index: number; of: number }
  /** yyyy-mm-dd. */
  | { kind: 'day'; day: string }
  /** A height in the site's unit, as distances are. */
  | { kind: 'height'; value: number }
  | { kind: 'anyDistance' }
  | { kind: 'distance'; value: number }
  | { kind: 'range'; from: number; to: number; isAgeRange: boolean };

/** The values on which the start of a slider depends. */
export interface SliderContext {
  metric: boolean;
  minAge: number;
  distances: DistanceOptions;
  home: Pick<MemberLocation, 'lat' | 'lng'> | null;
}

type QuestionFacts = Pick<Question, 'qid' | 'type' | 'minChoices' | 'maxChoices' | 'answerOptions'>;
type DisplayedQuestion = Pick<Question, 'qid' | 'type' | 'answerOptions'>;

interface QuestionTypeRules {
  /** The way of answering: texts and dates are written, everything else is chosen. */
  entry: 'written' | 'chosen';
  /** The draft as the answer to send once it meets the bounds of the type, else an empty answer. */
  toComplete: (draft: Answer, question: QuestionFacts) => Answer;
  /**
   * The value of a slider for a stored answer, or the default for an empty one. Only sliders have this: they always
   * show a value.
   */
  toSliderValue?: (stored: Answer, question: QuestionFacts, context: SliderContext) => Answer;
  toDisplay: (answer: Answer, question: DisplayedQuestion, locale: string) => AnswerDisplay;
}

const dayPattern = /^\d{4}-\d\d-\d\d$/;
const nothing: AnswerDisplay = { kind: 'nothing' };
const firstText = (answer: Answer) => toTexts(answer)[0] ?? '';

function toTextsDisplay(values: Answer): AnswerDisplay {
  const texts = toTexts(values)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return texts.length > 0 ? { kind: 'texts', texts } : nothing;
}

const toOptionTexts = (answer: Answer, { answerOptions }: DisplayedQuestion, locale: string): string[] =>
  toNumbers(answer)
    .flatMap((chosen) => answerOptions.filter(({ id }) => id === chosen))
    .map(({ translations }) => pickTranslation(translations, locale));

const singleChoice: QuestionTypeRules = {
  entry: 'chosen',
  toComplete: (draft, { answerOptions }) =>
    answerOptions.some(({ id }) => id === toNumbers(draft)[0]) ? draft : emptyAnswer,
  toDisplay: (...answer) => toTextsDisplay(toOptionTexts(...answer)),
};

const rulesByType = {
  1: {
    ...singleChoice,
    toDisplay(answer, question, locale) {
      const texts = toOptionTexts(answer, question, locale);
      if (texts.length !== 1 || !/^\d+$/.test(texts[0]!)) return toTextsDisplay(texts);
      const { answerOptions } = question;
      const index = answerOptions.findIndex(({ id }) => toNumbers(answer).includes(id));
      return { kind: 'scaleStep', step: texts[0]!, index, of: answerOptions.length };
    },
  },
  2: {
    ...singleChoice,
    toComplete: (draft, { minChoices, maxChoices }) =>
      toChoiceAnswer(toNumbers(draft), toChoiceLimits(minChoices, maxChoices)),
  },
  3: {
    entry: 'written',
    toComplete: (draft, { qid }) =>
      asksForUsername(qid) ? toUsernameAnswer(firstText(draft)) : toShortTextAnswer(firstText(draft)),
    toDisplay: toTextsDisplay,
  },
  4: { entry: 'written', toComplete: (draft) => toThreeTextsAnswer(toTexts(draft)), toDisplay: toTextsDisplay },
  5: {
    entry: 'written',
    toComplete: (draft) => (dayPattern.test(firstText(draft)) ? draft : emptyAnswer),
    toDisplay: (answer) => (firstText(answer) === '' ? nothing : { kind: 'day', day: firstText(answer) }),
  },
  6: singleChoice,
  7: {
    entry: 'chosen',
    toComplete: (draft) => (typeof toRecord(draft).city === 'string' ? draft : emptyAnswer),
    toDisplay: (answer) => toTextsDisplay([toRecord(answer).city ?? firstText(answer)]),
  },
  8: {
    entry: 'chosen',
    toComplete: (draft) => (toNumbers(draft).length === 1 ? draft : emptyAnswer),
    toSliderValue: (stored, _, { metric }) => [
      clampTo(
        metric ? metricHeightScale : imperialHeightScale,
        toNumbers(stored)[0] ?? (metric ? DEFAULT_HEIGHT_CM : DEFAULT_HEIGHT_FEET),
      ),
    ],
    toDisplay(answer) {
      const [value] = toNumbers(answer);
      return value === undefined ? nothing : { kind: 'height', value };
    },
  },
  9: {
    entry: 'chosen',
    toComplete: (draft) => (typeof toRecord(draft).distance === 'number' ? draft : emptyAnswer),
    toSliderValue(stored, _, { distances, home }) {
      const { distance, ...centre } = toRecord(stored);
      const fitted = toDistanceAnswer(toSliderDistance(distance, distances), distances, home);
      return { ...fitted, ...centre };
    },
    toDisplay(answer) {
      const [value] = toNumbers([toRecord(answer).distance ?? null]);
      if (value === undefined) return nothing;
      return value >= ANY_DISTANCE ? { kind: 'anyDistance' } : { kind: 'distance', value };
    },
  },
  10: {
    entry: 'chosen',
    toComplete: (draft) => draft,
    toSliderValue(stored, { qid }, context) {
      const { scale, gap, defaultRange } = toRangeQuestion(qid, context);
      return [...fitRange(toNumbers(stored), scale, gap, defaultRange)];
    },
    toDisplay(answer, { qid }) {
      const [from, to] = toNumbers(answer);
      return from === undefined || to === undefined
        ? nothing
        : { kind: 'range', from, to, isAgeRange: qid === AGE_RANGE_QID };
    },
  },
  11: {
    entry: 'written',
    toComplete: (draft) => toFreeTextAnswer(firstText(draft)),
    toDisplay: toTextsDisplay,
  },
} satisfies Record<number, QuestionTypeRules>;

/** A type that the app can ask and show (README.md in this folder); `AnswerInput` has the component of each. */
export type QuestionType = keyof typeof rulesByType;

export const isKnownType = (type: number): type is QuestionType => Object.hasOwn(rulesByType, type);

/** The rules of a type that a back end has and the app does not know yet. */
const unknownTypeRules: QuestionTypeRules = {
  entry: 'chosen',
  toComplete: (draft) => draft,
  toDisplay: toTextsDisplay,
};

const rulesOf = (type: number): QuestionTypeRules => (isKnownType(type) ? rulesByType[type] : unknownTypeRules);

export const isWritten = (type: number): boolean => rulesOf(type).entry === 'written';

/** The draft as the answer to send once it meets the bounds of its type, else an empty answer. */
export const toCompleteAnswer = (question: QuestionFacts, draft: Answer): Answer =>
  rulesOf(question.type).toComplete(draft, question);

/** The value of a slider for a stored answer, which may be empty; null for a question without a slider. */
export const toSliderValue = (question: QuestionFacts, stored: Answer, context: SliderContext): Answer | null =>
  rulesOf(question.type).toSliderValue?.(stored, question, context) ?? null;

/** The content of a stored answer, by the type of its question. */
export const toAnswerDisplay = (question: DisplayedQuestion, answer: Answer | null, locale: string): AnswerDisplay =>
  answer === null ? nothing : rulesOf(question.type).toDisplay(answer, question, locale);
