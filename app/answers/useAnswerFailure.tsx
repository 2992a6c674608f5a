import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { TimedBanner } from '../feedback/TimedBanner.tsx';
import { Text } from '../ui/content/Text.tsx';
import { FailureLine } from '../ui/feedback/FailureLine.tsx';
import type { Submission } from './answerSubmission.model.ts';
import type { AnswerFailure } from './classifyAnswerError.ts';

/** The key keeps the misspelling of the operator's catalogues (reading 35). */
const unknownErrorText = msg({ id: 'Unkonwn error', message: 'Something went wrong. Your answer is still here.' });

/**
 * The failure of an answer that was not sent: a banner above the question, and once that is closed or has timed out, a
 * line at the answer (rule Z3). At most one of the two is shown.
 */
export function useAnswerFailure(submission: Submission, onRetry: () => void): { banner: ReactNode; line: ReactNode } {
  const { t } = useLingui();
  const [dismissed, setDismissed] = useState<AnswerFailure | null>(null);
  const retry = { label: t`Try again`, onPress: onRetry };
  // The question for the consent is there instead.
  if (submission.kind !== 'failed' || submission.failure.kind === 'consentMissing') return { banner: null, line: null };
  const { failure } = submission;
  if (failure === dismissed) {
    return { banner: null, line: <FailureLine action={retry}>{t`Your answer hasn’t been sent yet.`}</FailureLine> };
  }
  const banner = (
    <TimedBanner title={t`Error: your answer wasn’t sent`} action={retry} onDismiss={() => setDismissed(failure)}>
      {failure.kind === 'refused' ? (
        failure.messages.map((message) => (
          <Text key={message} userGenerated>
            <bdi>{message}</bdi>
          </Text>
        ))
      ) : (
        <Text>
          {failure.kind === 'offline' ? (
            <Trans>There seems to be no internet connection. Your answer is still here.</Trans>
          ) : (
            t(unknownErrorText)
          )}
        </Text>
      )}
    </TimedBanner>
  );
  return { banner, line: null };
}
