import { useState } from 'react';
import type { Answer, Question } from '../api/contract/questionSchemas.ts';
import { useMember } from '../session/useSession.ts';
import { openAnswerDraft } from './answerDrafts.ts';
import { isAnswered } from './answerValues.ts';
import { toCompleteAnswer } from './questionTypeRules.ts';
import { toInitialAnswer } from './toInitialAnswer.ts';
import { useUnitsAndHome } from './useUnitsAndHome.ts';

/**
 * The answer to a question on the page. Every change is stored on the device until it is discarded.
 *
 * @param suggestion value of the field for a question without an answer or a draft
 */
export function useAnswerDraft(question: Question, suggestion: Answer | null = null) {
  const userId = useMember()?.claims.userId ?? '';
  const stored = openAnswerDraft(userId, question.id);
  const context = useUnitsAndHome();
  const [initial] = useState(() =>
    toInitialAnswer(question, stored.read() ?? (isAnswered(question.answer?.answer) ? null : suggestion), context),
  );
  const [current, setCurrent] = useState(initial);
  return {
    initialDraft: initial.draft,
    current,
    /** Whether the member has changed the answer since the question opened. */
    touched: current !== initial,
    change(draft: Answer): void {
      setCurrent({ draft, answer: toCompleteAnswer(question, draft) });
      stored.write(draft);
    },
    discard: stored.discard,
  };
}
