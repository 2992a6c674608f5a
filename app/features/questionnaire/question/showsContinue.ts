import { isKnownType } from '../../../answers/questionTypeRules.ts';
import type { QuestionnaireVariant } from './QuestionnaireVariant.ts';

/** Whether Continue is shown: the chat hides it while the answer is empty, the plain layout for single choices. */
export function showsContinue(variant: QuestionnaireVariant, type: number, answered: boolean): boolean {
  if (!isKnownType(type)) return false;
  return variant === 1 ? answered : type !== 1;
}
