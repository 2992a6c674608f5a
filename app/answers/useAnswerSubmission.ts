import { useEffect, useReducer, useRef } from 'react';
import type { Answer } from '../api/contract/questionSchemas.ts';
import { idleSubmission, reduceSubmission, type Submission } from './answerSubmission.model.ts';
import type { AnswerFailure } from './classifyAnswerError.ts';
import { logAndClassifyAnswerError } from './logAndClassifyAnswerError.ts';

/** Time for which a pick is seen before it is sent. */
const COMMIT_DELAY_MS = 600;

/** An answer that was sent before the question opened again, and why it did not arrive. */
export interface FailedAnswer {
  answer: Answer;
  failure: AnswerFailure;
}

/** Sends one answer at a time, at once or after a delay in which it can still be changed. */
export function useAnswerSubmission(deliver: (answer: Answer) => Promise<void>, failed: FailedAnswer | null = null) {
  const [submission, dispatch] = useReducer(reduceSubmission, failed, toSubmission);
  const inFlight = useRef(false);
  const delayed = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(delayed.current), []);

  async function send(answer: Answer): Promise<void> {
    clearTimeout(delayed.current);
    if (inFlight.current) return;
    inFlight.current = true;
    dispatch({ type: 'sent', answer });
    const failure = await deliver(answer).then(() => null, logAndClassifyAnswerError);
    inFlight.current = false;
    dispatch(failure ? { type: 'failed', failure } : { type: 'delivered' });
  }

  return {
    submission,
    send: (answer: Answer) => void send(answer),
    sendDelayed(answer: Answer): void {
      clearTimeout(delayed.current);
      delayed.current = setTimeout(() => void send(answer), COMMIT_DELAY_MS);
    },
    /** The member has changed the answer: a delayed answer is not sent. */
    cancelDelayed(): void {
      clearTimeout(delayed.current);
      dispatch({ type: 'changed' });
    },
  };
}

const toSubmission = (failed: FailedAnswer | null): Submission =>
  failed ? { kind: 'failed', sentAnswer: failed.answer, changed: false, failure: failed.failure } : idleSubmission;
