import { useEffect, useState } from 'react';
import type { Answer, Question } from '../api/contract/questionSchemas.ts';
import type { Submission } from './answerSubmission.model.ts';

/**
 * Whether a question may be answered: a sensitive one only after a consent. Where the server misses that, because it
 * was withdrawn elsewhere, the member is asked again, and a Yes sends the answer. Returns props for the question, too.
 */
export function useConsentFirst({ sensitive }: Question, submission: Submission, send: (answer: Answer) => void) {
  const [allowed, setAllowed] = useState(!sensitive);
  const failed = submission.kind === 'failed' && submission.failure.kind === 'consentMissing' ? submission : null;
  useEffect(() => {
    if (failed) setAllowed(false);
  }, [failed]);
  const onAllowed = () => {
    setAllowed(true);
    if (failed) send(failed.sentAnswer);
  };
  return [allowed, { onAllowed, missing: failed !== null }] as const;
}
