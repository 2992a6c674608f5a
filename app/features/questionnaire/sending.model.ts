import type { Answer } from '../../api/contract/answers.ts';
import { isAnswered } from './answer.model.ts';
import type { Trouble } from './trouble.model.ts';

/** How the sending of an answer stands; `changed`: the member has done something to the answer since it was tried. */
export type Sending =
  | { kind: 'ready' }
  | { kind: 'busy'; tried: Answer; changed: boolean }
  | { kind: 'failed'; tried: Answer; changed: boolean; trouble: Trouble };

export type SendingEvent =
  | { type: 'sent'; answer: Answer }
  | { type: 'changed' }
  | { type: 'delivered' }
  | { type: 'failed'; trouble: Trouble };

export const readyToSend: Sending = { kind: 'ready' };

/** One answer is on its way at a time; what was tried stays known until something else is. */
export function reduceSending(sending: Sending, event: SendingEvent): Sending {
  switch (event.type) {
    case 'sent':
      return sending.kind === 'busy' ? sending : { kind: 'busy', tried: event.answer, changed: false };
    case 'changed':
      return sending.kind === 'ready' ? sending : { ...sending, changed: true };
    case 'delivered':
      return readyToSend;
    case 'failed':
      return sending.kind === 'busy' ? { ...sending, kind: 'failed', trouble: event.trouble } : sending;
  }
}

/** While an answer is on its way, another pick would show a tick at what is not sent: it waits. */
export const takesPicks = (sending: Sending): boolean => sending.kind !== 'busy';

/**
 * What "Try again" sends: what was tried, "Answer later" among it; once the member has changed the answer, what is on
 * the page. Null: nothing is left there that could be sent.
 */
export function answerToRetry(sending: Sending, shown: Answer): Answer | null {
  if (sending.kind !== 'failed') return null;
  if (!sending.changed) return sending.tried;
  return isAnswered(shown) ? shown : null;
}
