import { DESCRIPTION_QUESTION_ID } from '../api/contract/profile.ts';

/** Questions from this id on are neither asked nor shown. */
const FIRST_HIDDEN_QUESTION_ID = 119;

/** Whether a question is asked and shown among the others; the personal description has a form and a card of its own. */
export const isListedQuestion = ({ id }: { id: number }): boolean =>
  id < FIRST_HIDDEN_QUESTION_ID && id !== DESCRIPTION_QUESTION_ID;
