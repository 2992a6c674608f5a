import { useLingui } from '@lingui/react/macro';
import type { Answer, Question } from '../../../api/contract/questionSchemas.ts';

/** The words of the button that sends the answer on the page. */
export function useContinueLabel(_question: Question, _answer: Answer): string {
  const { t } = useLingui();
  return t`Continue`;
}
