import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import type { Consent } from '../api/contract/consents.ts';
import type { Answer, Question } from '../api/contract/questionSchemas.ts';
import { consentsKey, forgetConsent, hasConsent } from '../member/storedConsents.ts';
import type { Submission } from './answerSubmission.model.ts';

/**
 * Whether a question may be answered: a sensitive one only after a consent. Where the server misses that, because it
 * was withdrawn elsewhere, the member is asked again, and a Yes sends the answer.
 */
export function useConsentFirst({ sensitive }: Question, submission: Submission, send: (answer: Answer) => void) {
  const queryClient = useQueryClient();
  const [allowed, setAllowed] = useState(!sensitive);
  const failed = submission.kind === 'failed' && submission.failure.kind === 'consentMissing' ? submission : null;
  const missing = failed?.failure;
  // Before the question, which looks at what is known.
  useLayoutEffect(() => {
    if (!missing) return;
    forgetConsent(queryClient, 'sensitiveAnswers');
    setAllowed(false);
  }, [missing, queryClient]);
  const allow = () => {
    const consents = queryClient.getQueryData<readonly Consent[] | null>(consentsKey);
    if (consents === undefined || !hasConsent(consents, 'sensitiveAnswers')) return;
    setAllowed(true);
    if (failed) send(failed.sentAnswer);
  };
  return [allowed, allow] as const;
}
