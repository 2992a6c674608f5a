import { useEffect, useReducer, useRef } from 'react';
import type { Answer } from '../api/contract/questionSchemas.ts';
import { log } from '../lib/log.ts';
import { idleSubmission, reduceSubmission } from './answerSubmission.model.ts';
import { classifyAnswerError } from './classifyAnswerError.ts';

/** A pick is seen for so long before it is sent (milliseconds). */
const COMMIT_DELAY_MS = 600;

/** Sends one answer at a time, at once or after a moment in which it can still be changed. */
export function useAnswerSubmission(deliver: (answer: Answer) => Promise<void>) {
  const [sending, dispatch] = useReducer(reduceSubmission, idleSubmission);
  const underWay = useRef(false);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pending.current), []);

  async function send(answer: Answer): Promise<void> {
    clearTimeout(pending.current);
    if (underWay.current) return;
    underWay.current = true;
    dispatch({ type: 'sent', answer });
    try {
      await deliver(answer);
      dispatch({ type: 'delivered' });
    } catch (error) {
      log.warn('an answer was not sent', error);
      dispatch({ type: 'failed', trouble: classifyAnswerError(error) });
    } finally {
      underWay.current = false;
    }
  }

  return {
    sending,
    send: (answer: Answer) => void send(answer),
    sendSoon(answer: Answer): void {
      clearTimeout(pending.current);
      pending.current = setTimeout(() => void send(answer), COMMIT_DELAY_MS);
    },
    /** The member does something to the answer: what was about to be sent waits. */
    hold(): void {
      clearTimeout(pending.current);
      dispatch({ type: 'changed' });
    },
  };
}
