import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { logAndClassifyAnswerError } from '../../answers/logAndClassifyAnswerError.ts';
import type { FailedAnswer } from '../../answers/useAnswerSubmission.ts';
import type { Step } from '../../api/contract/questionnaire.ts';
import type { Answer } from '../../api/contract/questionSchemas.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { dispatchSessionAtom, memberAtom, memberIdAtom } from '../../session/session.atoms.ts';
import { useApi, useSessionActions } from '../../session/useSession.ts';
import { useLocation, useNavigate } from '../../ui/navigation/navigation.ts';
import { pathOfQuestion } from './pathOfQuestion.ts';
import { cacheAnsweredStep, cacheSentAnswer, cacheStep, questionQuery } from './questionQuery.ts';
import { sendRegistrationAndEmail } from './sendRegistrationAndEmail.ts';
import {
  cameFrom,
  decideNextStep,
  type NextStep,
  predictNextStep,
  type QuestionnaireProgress,
  toFollowingStep,
} from './steps.model.ts';
import { useSendAnswer } from './useSendAnswer.ts';

/** An answer that failed after the next question was shown. */
interface FailedStep extends FailedAnswer {
  orderId: number;
  /** Number of steps that were finished before. */
  stepsFinished: number;
}

/**
 * Sends the answers of the questionnaire and navigates from question to question (README.md in this folder).
 *
 * If the next question is in the cache, it is shown at once while the answer is being sent, one at a time, so that the
 * next answer waits for it. A failure leads back to its question, where the answer still is. The last answer, and one
 * without a connection, is awaited on the page.
 */
export function useQuestionnaireFlow(shownOrderId: number) {
  const api = useApi();
  const store = useStore();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { send, setStepsFinished } = useSendStep();
  const [failed, setFailed] = useState<FailedStep | null>(null);
  /** The answer in flight; resolves to whether it arrived. */
  const inFlight = useRef<Promise<boolean>>(null);
  const open = useIsOpen();

  // The guard allows the next question as long as it is shown.
  const takeBack = useEffectEvent(setStepsFinished);
  useEffect(() => {
    if (failed?.orderId === shownOrderId) takeBack(failed.stepsFinished);
  }, [failed, shownOrderId]);

  const goTo = async ({ orderId }: NextStep, from: number, replace = false): Promise<void> => {
    if (orderId === null) await navigate(pathTo('completion'), { replace: true });
    else await navigate(pathOfQuestion(orderId), { state: { cameFrom: from }, replace });
  };

  /** Leads back to the question of an answer that failed. */
  const returnTo = (step: FailedStep, ahead: number): void => {
    if (open.current) setFailed(step);
    else setStepsFinished(step.stepsFinished);
    if (isShown(ahead)) void navigate(-1);
    else if (open.current && !isShown(step.orderId)) void navigate(pathOfQuestion(step.orderId));
  };

  async function sendMeanwhile(step: Step, answer: Answer, before: QuestionnaireProgress, ahead: number) {
    const { orderId } = step.question;
    const known = queryClient.getQueryData(questionQuery(api, orderId).queryKey) ?? step;
    cacheSentAnswer(queryClient, known, answer);
    const sending = send(step, answer, before, true);
    const leaving = navigate(pathOfQuestion(ahead), { state: { cameFrom: orderId } });
    inFlight.current = Promise.all([sending, leaving]).then(
      async ([next]) => {
        inFlight.current = null;
        if (next && next.orderId !== ahead && open.current && isShown(ahead)) await goTo(next, orderId, true);
        return true;
      },
      async (error: unknown) => {
        inFlight.current = null;
        cacheStep(queryClient, known);
        await leaving;
        returnTo(
          { orderId, answer, failure: logAndClassifyAnswerError(error), stepsFinished: before.stepsFinished },
          ahead,
        );
        return false;
      },
    );
    await leaving;
    // With the navigation, so that the previous question does not lose its failure while it is still shown.
    startTransition(() => setFailed((now) => (now === failed ? null : now)));
  }

  return {
    failed: failed?.orderId === shownOrderId ? failed : null,
    async deliver(step: Step, answer: Answer): Promise<void> {
      // If the previous answer failed, the page leads back to it, and this one stays as a draft.
      if (inFlight.current && !(await inFlight.current)) return;
      const before = store.get(memberAtom)?.completion;
      if (!before) return;
      const { orderId } = step.question;
      const ahead = predictNextStep(before, step);
      const isLoaded = ahead !== null && queryClient.getQueryData(questionQuery(api, ahead).queryKey) !== undefined;
      if (isLoaded && onlineManager.isOnline()) {
        setStepsFinished(Math.max(before.stepsFinished, orderId));
        return sendMeanwhile(step, answer, before, ahead);
      }
      const next = await send(step, answer, before, false);
      if (next) await goTo(next, orderId);
    },
    goBack(previous: number): void {
      if (cameFrom(state, previous)) void navigate(-1);
      else void navigate(pathOfQuestion(previous), { replace: true });
    },
  };
}

/** Whether the address is that of a question; while an answer is being sent, the member may have left. */
const isShown = (orderId: number) => location.pathname === pathOfQuestion(orderId);

function useIsOpen() {
  const open = useRef(false);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return open;
}

/** Sends an answer, reloads the member, and triggers what follows from it. */
function useSendStep() {
  const api = useApi();
  const store = useStore();
  const queryClient = useQueryClient();
  const { refresh } = useSessionActions();
  const sendAnswer = useSendAnswer();

  /**
   * Reloads the progress; null once the session has ended. Throws if the progress must be known and could not be
   * loaded.
   */
  async function reloadProgress(mayBeUnknown: boolean): Promise<QuestionnaireProgress | null> {
    const knownCompletion = store.get(memberAtom)?.completion;
    await refresh();
    const member = store.get(memberAtom);
    if (!member) return null;
    // With the old progress, the guard would refuse the following question.
    if (member.completion === knownCompletion && !mayBeUnknown)
      throw new Error('how far the member is could not be loaded');
    return member.completion;
  }

  return {
    /** @param hasGoneOn whether the session counts the step as finished already */
    async send(
      step: Step,
      answer: Answer,
      before: QuestionnaireProgress,
      hasGoneOn: boolean,
    ): Promise<NextStep | null> {
      const { orderId } = step.question;
      // It has the id of an answer that was being sent when the question opened.
      const current = queryClient.getQueryData(questionQuery(api, orderId).queryKey)?.question ?? step.question;
      const answered = await sendAnswer(current, answer);
      cacheSentAnswer(queryClient, { ...step, question: current }, answer);
      cacheAnsweredStep(queryClient, answered);
      const after = await reloadProgress(hasGoneOn);
      if (!after) return null;
      const next = decideNextStep(before, after, toFollowingStep(answered, orderId));
      sendRegistrationAndEmail(api, next, store.get(memberIdAtom) ?? '');
      return next;
    },
    setStepsFinished(stepsFinished: number): void {
      const member = store.get(memberAtom);
      if (!member?.completion) return;
      const completion = { ...member.completion, stepsFinished };
      store.set(dispatchSessionAtom, { type: 'checked', userId: member.claims.userId, completion });
    },
  };
}
