import {
  DESCRIPTION_QUESTION_ID,
  type PersonalityAnswer,
  type PersonalityGroup,
  type RandomAnswer,
} from '../../../api/contract/profile.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';

/** Questions from this id on are never asked. */
const FIRST_HIDDEN_QUESTION_ID = 119;

/** An answer as its question carries it, whichever way the API has sent it. */
export function toAnsweredQuestion({ question, customerAnswerId, answer }: PersonalityAnswer): Question {
  const given = answer ?? question.answer?.answer ?? null;
  const id = customerAnswerId ?? question.answer?.id ?? null;
  return { ...question, answer: given === null || id === null ? null : { id, answer: given } };
}

export interface AnsweredGroup {
  key: string;
  title: string;
  questions: Question[];
}

/** The questions of each heading with their answers; the description has a place of its own. */
export const toAnsweredGroups = (groups: readonly PersonalityGroup[]): AnsweredGroup[] =>
  groups
    .map(({ key, title, answers }) => ({
      key,
      title,
      questions: answers
        .map(toAnsweredQuestion)
        .filter(({ id }) => id !== DESCRIPTION_QUESTION_ID && id < FIRST_HIDDEN_QUESTION_ID),
    }))
    .filter(({ questions }) => questions.length > 0);

/** Preferences have a page of their own, and for types to come there is no field yet. */
export const isEditable = (groupKey: string, { type }: Pick<Question, 'type'>): boolean =>
  groupKey !== 'preferences' && Number.isInteger(type) && type >= 1 && type <= 11;

/** The question for the description; one of our own where the API does not list it. */
export function toDescriptionQuestion(groups: readonly PersonalityGroup[]): Question {
  const found = groups
    .flatMap(({ answers }) => answers)
    .find(({ question }) => question.id === DESCRIPTION_QUESTION_ID);
  return found ? toAnsweredQuestion(found) : fallbackDescription;
}

const fallbackDescription: Question = {
  id: DESCRIPTION_QUESTION_ID,
  qid: DESCRIPTION_QUESTION_ID,
  orderId: 0,
  type: 11,
  skippable: true,
  minChoices: null,
  maxChoices: null,
  answerOptions: [],
  translations: {},
  answer: null,
};

/** What others read: the description, and the answers beside it. */
export function splitDescription(answers: readonly RandomAnswer[]): { description: string; others: RandomAnswer[] } {
  const others = answers.filter(({ question }) => question.id !== DESCRIPTION_QUESTION_ID);
  return {
    description: answers.find(({ question }) => question.id === DESCRIPTION_QUESTION_ID)?.answer.trim() ?? '',
    others,
  };
}
