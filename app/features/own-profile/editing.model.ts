import type { Question } from '../../api/contract/answers.ts';
import {
  descriptionId,
  type PersonalityAnswer,
  type PersonalityGroup,
  type RandomAnswer,
} from '../../api/contract/profile.ts';

/** Questions from this id on are never asked. */
const firstHidden = 119;

/** An answer as its question carries it, whichever way the API has sent it. */
export function toAnswered({ question, customerAnswerId, answer }: PersonalityAnswer): Question {
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
export const listAnswered = (groups: readonly PersonalityGroup[]): AnsweredGroup[] =>
  groups
    .map(({ key, title, answers }) => ({
      key,
      title,
      questions: answers.map(toAnswered).filter(({ id }) => id !== descriptionId && id < firstHidden),
    }))
    .filter(({ questions }) => questions.length > 0);

/** Preferences have a page of their own, and for types to come there is no field yet. */
export const isEditable = (groupKey: string, { type }: Pick<Question, 'type'>): boolean =>
  groupKey !== 'preferences' && Number.isInteger(type) && type >= 1 && type <= 11;

/** The question for the description; one of our own where the API does not list it. */
export function findDescription(groups: readonly PersonalityGroup[]): Question {
  const found = groups.flatMap(({ answers }) => answers).find(({ question }) => question.id === descriptionId);
  return found ? toAnswered(found) : standIn;
}

const standIn: Question = {
  id: descriptionId,
  qid: descriptionId,
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
export function splitRead(answers: readonly RandomAnswer[]): { description: string; others: RandomAnswer[] } {
  const others = answers.filter(({ question }) => question.id !== descriptionId);
  return { description: answers.find(({ question }) => question.id === descriptionId)?.answer.trim() ?? '', others };
}
