import { answerDrafts } from '../../answers/answerDrafts.ts';
import type { AnsweredStep } from '../../api/contract/questionnaire.ts';
import type { Answer, Question } from '../../api/contract/questionSchemas.ts';
import { useApi, useMember } from '../../session/useSession.ts';
import { sendOrUpdateAnswer } from './questionQuery.ts';

/** Sends an answer, and clears away what was begun for it. */
export function useSendAnswer() {
  const api = useApi();
  const userId = useMember()?.claims.user_id ?? '';
  return async (question: Question, answer: Answer): Promise<AnsweredStep> => {
    const step = await sendOrUpdateAnswer(api, question, answer);
    answerDrafts.settle(userId, question, answer);
    return step;
  };
}
