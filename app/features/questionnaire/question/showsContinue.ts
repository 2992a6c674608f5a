import { isKnownType } from '../../../answers/questionTypeRules.ts';
import type { QuestionnaireVariant } from './QuestionnaireVariant.ts';

/**
 * Whether Continue is shown: in the chat with an answer, in the plain layout always but for a single choice, which has
 * it with an answer that is not sent by itself after a pick.
 */
export function showsContinue(
  variant: QuestionnaireVariant,
  type: number,
  answered: boolean,
  sentByItself: boolean,
): boolean {
  if (!isKnownType(type)) return false;
  if (variant === 1) return answered;
  return type !== 1 || (answered && !sentByItself);
}
