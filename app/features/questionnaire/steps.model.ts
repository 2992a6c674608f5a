import type { CompletionStatus } from '../../api/contract/completionStatus.ts';
import type { AnsweredStep, Step } from '../../api/contract/questionnaire.ts';
import type { Question } from '../../api/contract/questionSchemas.ts';
import { pickTranslation } from '../../lib/pickTranslation.ts';
import { type ChapterKey, toChapterKey } from './chapterPictures.ts';

export type QuestionnaireProgress = Pick<CompletionStatus, 'completed' | 'stepsFinished' | 'total' | 'confirmFirst'>;

/** A part of the questionnaire. */
export interface Chapter {
  name: string;
  /** Null where the app has no drawing of it. */
  key: ChapterKey | null;
  /** Whether the previous question belongs to another chapter. */
  begins: boolean;
}

/** Average time for a question. */
const SECONDS_PER_QUESTION = 15;
/** Number of steps up to which a questionnaire sends the confirmation email again at its end. */
const SHORT_QUESTIONNAIRE_STEPS = 5;
/** Number of steps left at which a questionnaire sends the confirmation email again. */
const RESEND_AT_STEPS_LEFT = 5;

/**
 * The order number in an address; that of the next open question for a number beyond it, below 1 or none (reading 5).
 */
export function resolveStep(
  param: string | undefined,
  { stepsFinished, total }: Pick<QuestionnaireProgress, 'stepsFinished' | 'total'>,
): number {
  const open = Math.max(1, Math.min(Math.floor(stepsFinished) + 1, Math.max(1, total)));
  if (param === undefined || !/^[1-9]\d{0,5}$/.test(param)) return open;
  return Math.min(Number(param), open);
}

/** The order number of the following question: some back ends answer with the answered question, others with the next. */
export function toFollowingStep({ question, nextQuestion }: AnsweredStep, orderId: number): number {
  if (question && question.orderId > orderId) return question.orderId;
  return nextQuestion ?? orderId + 1;
}

export interface NextStep {
  /** Null for the completion page. */
  orderId: number | null;
  sendRegistration: boolean;
  resendConfirmation: boolean;
}

/**
 * Decides what follows an answer (reading 9 and reading 10).
 *
 * If the questionnaire is complete: the registration event, unless it waits for the confirmation; the confirmation
 * email again after a short questionnaire; the completion page. If exactly five steps are left: the email again, then
 * the following question. Correcting an earlier answer triggers no event again.
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
      resendConfirmation: first && after.total <= SHORT_QUESTIONNAIRE_STEPS,
    };
  }
  const further = after.stepsFinished > before.stepsFinished;
  return {
    orderId: resolveStep(String(following), after),
    sendRegistration: false,
    resendConfirmation: further && after.total - after.stepsFinished === RESEND_AT_STEPS_LEFT,
  };
}

/**
 * Predicts the question that follows an answer unless the server branches. Null if the answer may be the last one, so
 * that the server's answer must be awaited.
 */
export function predictNextStep(before: QuestionnaireProgress, { question, nextQuestion }: Step): number | null {
  const { orderId } = question;
  const stepsFinished = Math.max(before.stepsFinished, orderId);
  const next = nextQuestion ?? orderId + 1;
  if (before.completed || stepsFinished >= before.total || next <= orderId) return null;
  return resolveStep(String(next), { ...before, stepsFinished });
}

/**
 * The chapter of a question, and whether it begins there, which it does not if the previous question is unknown. Null
 * without one.
 */
export function toChapter(question: Question, before: Question | undefined, locale: string): Chapter | null {
  const nameOf = ({ chapter }: Question) => pickTranslation(chapter ?? {}, locale);
  const name = nameOf(question);
  if (name === '') return null;
  const key = toChapterKey(question);
  return { name, key, begins: question.orderId === 1 || (before !== undefined && nameOf(before) !== name) };
}

/** Whether the previous question is also the previous page, so that Back in the page goes back in the history. */
export const cameFrom = (state: unknown, previous: number): boolean =>
  typeof state === 'object' && state !== null && 'cameFrom' in state && state.cameFrom === previous;

export const minutesLeft = (orderId: number, total: number): number =>
  Math.max(1, Math.ceil(((total - orderId + 1) * SECONDS_PER_QUESTION) / 60));
