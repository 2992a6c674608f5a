import { DESCRIPTION_QUESTION_ID } from '../api/contract/profile.ts';

/** Whether a question is asked and shown among the others; the personal description has a form and a card of its own. */
export const isListedQuestion = ({ id }: { id: number }): boolean => id !== DESCRIPTION_QUESTION_ID;
