import type { PersonalityAnswer, PersonalityGroup } from '../api/contract/profile.ts';
import type { Question } from '../api/contract/questionSchemas.ts';

/** A question with its answer, which the API sends beside the question or in it. */
export function toAnsweredQuestion({ question, customerAnswerId, answer }: PersonalityAnswer): Question {
  const given = answer ?? question.answer?.answer ?? null;
  const id = customerAnswerId ?? question.answer?.id ?? null;
  return { ...question, answer: given === null || id === null ? null : { id, answer: given } };
}

/** Finds the question with an id; where the API does not list it, makes one that asks for a text. */
export function findOrMakeQuestion(groups: readonly PersonalityGroup[], id: number): Question {
  const listed = groups.flatMap(({ answers }) => answers).find(({ question }) => question.id === id);
  return listed ? toAnsweredQuestion(listed) : toTextQuestion(id);
}

const toTextQuestion = (id: number): Question => ({
  id,
  qid: id,
  orderId: 0,
  type: 11,
  skippable: true,
  minChoices: null,
  maxChoices: null,
  answerOptions: [],
  translations: {},
  answer: null,
});
