import { type Texts, type WrittenQuestion, writtenAdditionalQuestions, writtenQuestions } from './writtenQuestions.ts';

interface WorldOption {
  id: number;
  /** Name of its picture. */
  key?: string;
  translations: Texts;
}

/** A question as the questionnaire asks it, without an answer. */
export interface WorldQuestion {
  id: number;
  qid: number;
  orderId: number;
  type: number;
  skippable: boolean;
  minChoices: number | null;
  maxChoices: number | null;
  answerOptions: readonly WorldOption[];
  translations: Texts;
}

const toWorldQuestion = (
  { id, type, text, options = [], keys = [], qid = id + 20, skippable = false, choiceRange: choices }: WrittenQuestion,
  index: number,
): WorldQuestion => ({
  id,
  qid,
  orderId: index + 1,
  type,
  skippable,
  minChoices: choices?.[0] ?? null,
  maxChoices: choices?.[1] ?? null,
  answerOptions: options.map((translations, option) => ({
    id: id * 100 + option + 1,
    ...(keys[option] && { key: keys[option] }),
    translations,
  })),
  translations: text,
});

/** The questionnaire. */
export const questions: readonly WorldQuestion[] = writtenQuestions.map(toWorldQuestion);

/** What is asked afterwards. */
export const additionalQuestions: readonly WorldQuestion[] = writtenAdditionalQuestions.map(toWorldQuestion);

export const findQuestion = (id: number): WorldQuestion | undefined =>
  [...questions, ...additionalQuestions].find((question) => question.id === id);
