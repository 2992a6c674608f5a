import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useLocation, useNavigate } from 'react-router';
import type { Answer, Question } from '../../api/contract/answers.ts';
import { isMobile } from '../../lib/viewport.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { memberAtom } from '../../session/session.atoms.ts';
import { useApi, useSessionActions } from '../../session/useSession.ts';
import { keepAnsweredStep } from './deliverAnswer.ts';
import { reportStep } from './reportStep.ts';
import { assumeAnswered, cameFrom, findFollowing, nextStep, type Progress } from './steps.model.ts';
import { useDeliverAnswer } from './useDeliverAnswer.ts';

const pathOf = (orderId: number) => pathTo('questionnaire', { question: String(orderId) });

/** The way through the questionnaire: an answer is sent, the member loaded again, and then it goes on. */
export function useProgress(before: Progress) {
  const api = useApi();
  const store = useStore();
  const queryClient = useQueryClient();
  const { refresh } = useSessionActions();
  const navigate = useNavigate();
  const { state } = useLocation();
  const deliverAnswer = useDeliverAnswer();

  async function readProgress(orderId: number): Promise<Progress | null> {
    const known = store.get(memberAtom)?.completion;
    await refresh();
    const member = store.get(memberAtom);
    if (!member) return null;
    // Without being known to be further, a member is not let through to the following question.
    if (member.completion === known) throw new Error('how far the member is could not be loaded');
    return member.completion ?? assumeAnswered(before, orderId);
  }

  return {
    async deliver(question: Question, answer: Answer): Promise<void> {
      const { orderId } = question;
      const step = await deliverAnswer(question, answer);
      keepAnsweredStep(queryClient, orderId, step);
      const after = await readProgress(orderId);
      if (!after) return;
      const next = nextStep(before, after, findFollowing(step, orderId));
      reportStep(api, next, isMobile() ? 'mobile' : 'desktop');
      if (next.orderId === null) await navigate(pathTo('completion'), { replace: true });
      else await navigate(pathOf(next.orderId), { state: { cameFrom: orderId } });
    },
    goBack(previous: number): void {
      if (cameFrom(state, previous)) void navigate(-1);
      else void navigate(pathOf(previous), { replace: true });
    },
  };
}
