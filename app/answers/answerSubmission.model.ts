import type { Answer } from '../api/contract/questionSchemas.ts';
import { isAnswered } from './answerValues.ts';
import type { AnswerFailure } from './classifyAnswerError.ts';

/** The state of sending an answer. `changed`: the member has changed the answer since it was sent. */
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

/** Returns the state after an event. One answer is sent at a time; a failed one is kept until another is sent. */
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

/** Whether a pick counts. While an answer is being sent, it would show a tick at an option that is not sent. */
export const acceptsCommit = (submission: Submission): boolean => submission.kind !== 'sending';

/**
 * The answer that "Try again" sends: the one that failed, which may be the empty one of "Answer later", or, once the
 * member has changed it, the one on the page. Null while that is not complete.
 */
export function answerToRetry(submission: Submission, current: Answer): Answer | null {
  if (submission.kind !== 'failed') return null;
  if (!submission.changed) return submission.sentAnswer;
  return isAnswered(current) ? current : null;
}
