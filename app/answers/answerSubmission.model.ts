import type { Answer } from '../api/contract/questionSchemas.ts';
import { isAnswered } from './answer.model.ts';
import type { AnswerFailure } from './classifyAnswerError.ts';

/** How the sending of an answer stands; `changed`: the member has done something to the answer since it was tried. */
export type Submission =
  | { kind: 'ready' }
  | { kind: 'busy'; tried: Answer; changed: boolean }
  | { kind: 'failed'; tried: Answer; changed: boolean; trouble: AnswerFailure };

export type SubmissionEvent =
  | { type: 'sent'; answer: Answer }
  | { type: 'changed' }
  | { type: 'delivered' }
  | { type: 'failed'; trouble: AnswerFailure };

export const idleSubmission: Submission = { kind: 'ready' };

/** One answer is on its way at a time; what was tried stays known until something else is. */
export function reduceSubmission(sending: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'sent':
      return sending.kind === 'busy' ? sending : { kind: 'busy', tried: event.answer, changed: false };
    case 'changed':
      return sending.kind === 'ready' ? sending : { ...sending, changed: true };
    case 'delivered':
      return idleSubmission;
    case 'failed':
      return sending.kind === 'busy' ? { ...sending, kind: 'failed', trouble: event.trouble } : sending;
  }
}

/** While an answer is on its way, another pick would show a tick at what is not sent: it waits. */
export const acceptsCommit = (sending: Submission): boolean => sending.kind !== 'busy';

/**
 * What "Try again" sends: what was tried, "Answer later" among it; once the member has changed the answer, what is on
 * the page. Null: nothing is left there that could be sent.
 */
export function answerToRetry(sending: Submission, shown: Answer): Answer | null {
  if (sending.kind !== 'failed') return null;
  if (!sending.changed) return sending.tried;
  return isAnswered(shown) ? shown : null;
}
