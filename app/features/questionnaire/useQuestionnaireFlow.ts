import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useLocation, useNavigate } from 'react-router';
import type { Answer, Question } from '../../api/contract/questionSchemas.ts';
import { isMobileViewport } from '../../lib/viewport.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { memberAtom } from '../../session/session.atoms.ts';
import { useApi, useSessionActions } from '../../session/useSession.ts';
import { pathOfQuestion } from './pathOfQuestion.ts';
import { cacheAnsweredStep } from './questionQuery.ts';
import { cameFrom, decideNextStep, type QuestionnaireProgress, toFollowingStep } from './steps.model.ts';
import { triggerAnswerEffects } from './triggerAnswerEffects.ts';
import { useSendAnswer } from './useSendAnswer.ts';

/** Sends an answer, reloads the member, and navigates to the next step. */
export function useQuestionnaireFlow(before: QuestionnaireProgress) {
  const api = useApi();
  const store = useStore();
  const queryClient = useQueryClient();
  const { refresh } = useSessionActions();
  const navigate = useNavigate();
  const { state } = useLocation();
  const sendAnswer = useSendAnswer();

  async function reloadProgress(): Promise<QuestionnaireProgress | null> {
    const knownCompletion = store.get(memberAtom)?.completion;
    await refresh();
    const member = store.get(memberAtom);
    if (!member) return null;
    // With the old progress, the guard would refuse the following question.
    if (member.completion === knownCompletion) throw new Error('how far the member is could not be loaded');
    return member.completion;
  }

  return {
    async deliver(question: Question, answer: Answer): Promise<void> {
      const { orderId } = question;
      const step = await sendAnswer(question, answer);
      cacheAnsweredStep(queryClient, orderId, step);
      const after = await reloadProgress();
      if (!after) return;
      const next = decideNextStep(before, after, toFollowingStep(step, orderId));
      triggerAnswerEffects(api, next, isMobileViewport() ? 'mobile' : 'desktop');
      if (next.orderId === null) await navigate(pathTo('completion'), { replace: true });
      else await navigate(pathOfQuestion(next.orderId), { state: { cameFrom: orderId } });
    },
    goBack(previous: number): void {
      if (cameFrom(state, previous)) void navigate(-1);
      else void navigate(pathOfQuestion(previous), { replace: true });
    },
  };
}
