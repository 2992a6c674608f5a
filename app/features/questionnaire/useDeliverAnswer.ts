import type { Answer, Question } from '../../api/contract/answers.ts';
import type { AnsweredStep } from '../../api/contract/questionnaire.ts';
import { useApi, useMember } from '../../session/useSession.ts';
import { answerDrafts } from './answerDrafts.ts';
import { deliverAnswer } from './deliverAnswer.ts';

/** Sends an answer; what was begun for it is then no longer needed. */
export function useDeliverAnswer() {
  const api = useApi();
  const userId = useMember()?.claims.user_id ?? '';
  return async (question: Question, answer: Answer): Promise<AnsweredStep> => {
    const step = await deliverAnswer(api, question, answer);
    answerDrafts.forget(userId, question.id);
    return step;
  };
}
