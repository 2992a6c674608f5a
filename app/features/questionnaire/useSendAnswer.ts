import { useQueryClient } from '@tanstack/react-query';
import { discardIfSent, openAnswerDraft } from '../../answers/answerDrafts.ts';
import { type AnsweredStep, sendAnswer, updateAnswer } from '../../api/contract/questionnaire.ts';
import type { Answer, Question } from '../../api/contract/questionSchemas.ts';
import { ownAnswersKey } from '../../api/queryKeys.ts';
import { useApi, useMember } from '../../session/useSession.ts';

/** Posts an answer, or updates the previous one if its id is known; then discards its draft. */
export function useSendAnswer() {
  const api = useApi();
  const queryClient = useQueryClient();
  const userId = useMember()?.claims.userId ?? '';
  return async (question: Question, answer: Answer): Promise<AnsweredStep> => {
    const step = question.answer?.id
      ? await api.call(updateAnswer, { body: { answer, customerAnswerId: question.answer.id } })
      : await api.call(sendAnswer, { body: { question: question.id, answer, stepId: question.orderId } });
    void queryClient.invalidateQueries({ queryKey: ownAnswersKey });
    discardIfSent(openAnswerDraft(userId, question.id), question, answer);
    return step;
  };
}
