import type { Answer } from '../api/contract/questionSchemas.ts';
import { isAnswered } from './answerValues.ts';
import type { AnswerFailure } from './classifyAnswerError.ts';

/** `changed`: the member has changed the answer since it was sent. */
export type Submission =
  | { kind: 'idle' }
  | { kind: 'sending'; sentAnswer: Answer; changed: boolean }
  | { kind: 'failed'; sentAnswer: Answer; changed: boolean; failure: AnswerFailure };

export type SubmissionEvent =
  | { type: 'sent'; answer: Answer }
  | { type: 'changed' }
  | { type: 'delivered' }
  | { type: 'failed'; failure: AnswerFailure };

export const idleSubmission: Submission = { kind: 'idle' };

/** One answer is sent at a time; a failed one is remembered until another is sent. */
export function reduceSubmission(submission: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'sent':
      return submission.kind === 'sending' ? submission : { kind: 'sending', sentAnswer: event.answer, changed: false };
    case 'changed':
      return submission.kind === 'idle' ? submission : { ...submission, changed: true };
    case 'delivered':
      return idleSubmission;
    case 'failed':
      return submission.kind === 'sending' ? { ...submission, kind: 'failed', failure: event.failure } : submission;
  }
}

/** While an answer is being sent, another pick would show a tick at an option that is not sent. */
export const acceptsCommit = (submission: Submission): boolean => submission.kind !== 'sending';

/**
 * What "Try again" sends: the answer that failed, which may be the empty one of "Answer later"; once the member has
 * changed it, the answer on the page. Null: the answer on the page is not complete.
 */
export function answerToRetry(submission: Submission, current: Answer): Answer | null {
  if (submission.kind !== 'failed') return null;
  if (!submission.changed) return submission.sentAnswer;
  return isAnswered(current) ? current : null;
}
