import { DESCRIPTION_QUESTION_ID, type RandomAnswer } from '../api/contract/profile.ts';

/** The description, and the other answers that members see; blank ones are left out. */
export function splitDescriptionFromAnswers(answers: readonly RandomAnswer[]): {
  description: string;
  others: RandomAnswer[];
} {
  const isDescription = ({ question }: RandomAnswer) => question.id === DESCRIPTION_QUESTION_ID;
  return {
    description: answers.find(isDescription)?.answer.trim() ?? '',
    others: answers.filter((each) => !isDescription(each) && each.answer.trim() !== ''),
  };
}
