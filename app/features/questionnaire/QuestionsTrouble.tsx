import { Trans, useLingui } from '@lingui/react/macro';
import { useOnline } from '../../session/useOnline.ts';
import { site } from '../../site/site.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Text } from '../../ui/Text.tsx';

interface QuestionsTroubleProps {
  busy: boolean;
  onRetry: () => void;
}

/** Instead of a question that could not be loaded. */
export function QuestionsTrouble({ busy, onRetry }: QuestionsTroubleProps) {
  const { t } = useLingui();
  const online = useOnline();
  if (!online) {
    return (
      <EmptyState picture={`${site.artUrl}/offline.svg`} title={t`There is no connection to the internet`} announce>
        <Text>
          <Trans>
            As soon as you are connected again, your question appears here on its own. Your answers are saved.
          </Trans>
        </Text>
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={t`Error: the question could not be loaded`}
      retry={{ label: t`Try again`, busyLabel: t`Loading …`, busy: busy, onRetry: onRetry }}
    >
      <Trans>Your answers so far are saved. Please try again in a moment.</Trans>
    </ErrorState>
  );
}
