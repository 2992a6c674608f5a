import type { AnsweredStep } from '../../api/contract/questionnaire.ts';
import type { CompletionStatus } from '../../api/contract/registrationProgress.ts';

export type QuestionnaireProgress = Pick<CompletionStatus, 'completed' | 'steps_finished' | 'total' | 'confirmFirst'>;

/** A question is asked in about so many seconds. */
const SECONDS_PER_QUESTION = 15;

/**
 * The order number that an address means: below 1, not a number, or beyond the next open question, it is that question
 * (reading 5).
 */
export function resolveStep(
  written: string | undefined,
  { steps_finished, total }: Pick<QuestionnaireProgress, 'steps_finished' | 'total'>,
): number {
  const open = Math.max(1, Math.min(Math.floor(steps_finished) + 1, Math.max(1, total)));
  if (written === undefined || !/^[1-9]\d{0,5}$/.test(written)) return open;
  return Number(written) <= open ? Number(written) : open;
}

/** Some back ends answer with the question that was answered, others with the one to come. */
export function toFollowingStep({ question, nextQuestion }: AnsweredStep, orderId: number): number {
  if (question && question.orderId > orderId) return question.orderId;
  return nextQuestion ?? orderId + 1;
}

/** Stands in where it could not be loaded how far the member is: one answer further. */
export function advanceProgress(before: QuestionnaireProgress, orderId: number): QuestionnaireProgress {
  const steps_finished = Math.max(before.steps_finished, orderId);
  return { ...before, steps_finished, completed: before.completed || steps_finished >= before.total };
}

export interface NextStep {
  /** Null: the completion screen. */
  orderId: number | null;
  sendRegistration: boolean;
  resendConfirmation: boolean;
}

/**
 * What follows an answer (reading 9 and reading 10).
 *
 * Completed: the registration event, unless it waits for the confirmation; the confirmation e-mail again if the whole
 * questionnaire has five steps or fewer; the completion page. Exactly five steps left: the e-mail again, then the
 * following question. Correcting an earlier answer triggers nothing a second time.
 */
export function decideNextStep(
  before: QuestionnaireProgress,
  after: QuestionnaireProgress,
  following: number,
): NextStep {
  if (after.completed) {
    const first = !before.completed;
    return {
      orderId: null,
      sendRegistration: first && !after.confirmFirst,
      resendConfirmation: first && after.total <= 5,
    };
  }
  const further = after.steps_finished > before.steps_finished;
  return {
    orderId: resolveStep(String(following), after),
    sendRegistration: false,
    resendConfirmation: further && after.total - after.steps_finished === 5,
  };
}

/** Whether the question before this one is also the page before it, so that both ways back agree. */
export const cameFrom = (state: unknown, previous: number): boolean =>
  typeof state === 'object' && state !== null && 'cameFrom' in state && state.cameFrom === previous;

export const minutesLeft = (orderId: number, total: number): number =>
  Math.max(1, Math.ceil(((total - orderId + 1) * SECONDS_PER_QUESTION) / 60));
