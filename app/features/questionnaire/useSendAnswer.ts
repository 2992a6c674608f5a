import { discardIfSent, openAnswerDraft } from '../../answers/answerDrafts.ts';
import { type AnsweredStep, sendAnswer, updateAnswer } from '../../api/contract/questionnaire.ts';
import type { Answer, Question } from '../../api/contract/questionSchemas.ts';
import { useApi, useMember } from '../../session/useSession.ts';

/** Posts a first answer, or updates the answer given before; then discards its draft. */
export function useSendAnswer() {
  const api = useApi();
  const userId = useMember()?.claims.user_id ?? '';
  return async (question: Question, answer: Answer): Promise<AnsweredStep> => {
    const step = question.answer
      ? await api.call(updateAnswer, { body: { answer, customerAnswerId: question.answer.id } })
      : await api.call(sendAnswer, { body: { question: question.id, answer, stepId: question.orderId } });
    discardIfSent(openAnswerDraft(userId, question.id), question, answer);
    return step;
  };
}
