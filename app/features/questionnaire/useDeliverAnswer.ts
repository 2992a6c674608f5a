import type { Answer, Question } from '../../api/contract/answers.ts';
import type { AnsweredStep } from '../../api/contract/questionnaire.ts';
import { useApi, useMember } from '../../session/useSession.ts';
import { answerDrafts } from './answerDrafts.ts';
import { deliverAnswer } from './deliverAnswer.ts';

/** Sends an answer, and clears away what was begun for it. */
export function useDeliverAnswer() {
  const api = useApi();
  const userId = useMember()?.claims.user_id ?? '';
  return async (question: Question, answer: Answer): Promise<AnsweredStep> => {
    const step = await deliverAnswer(api, question, answer);
    answerDrafts.settle(userId, question, answer);
    return step;
  };
}
