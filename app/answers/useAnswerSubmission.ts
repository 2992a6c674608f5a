import { useEffect, useReducer, useRef } from 'react';
import type { Answer } from '../api/contract/questionSchemas.ts';
import { log } from '../lib/log.ts';
import { idleSubmission, reduceSubmission } from './answerSubmission.model.ts';
import { type AnswerFailure, classifyAnswerError } from './classifyAnswerError.ts';

/** A pick is seen for so long before it is sent. */
const COMMIT_DELAY_MS = 600;

/** Sends one answer at a time, at once or after a delay in which it can still be changed. */
export function useAnswerSubmission(deliver: (answer: Answer) => Promise<void>) {
  const [submission, dispatch] = useReducer(reduceSubmission, idleSubmission);
  const inFlight = useRef(false);
  const delayed = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(delayed.current), []);

  async function send(answer: Answer): Promise<void> {
    clearTimeout(delayed.current);
    if (inFlight.current) return;
    inFlight.current = true;
    dispatch({ type: 'sent', answer });
    const failure = await deliver(answer).then(() => null, explainFailure);
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

function explainFailure(error: unknown): AnswerFailure {
  log.warn('an answer was not sent', error);
  return classifyAnswerError(error);
}
