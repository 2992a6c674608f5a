import offlinePicture from 'art:offline';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOnline } from '../device/useOnline.ts';
import { Text } from '../ui/content/Text.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';

interface QueryErrorProps {
  /** What could not be loaded: a whole sentence that begins with the word "Error". */
  title: string;
  /** What comes on its own once there is a connection again; by default the page. */
  offlineText?: string | undefined;
  /** What was kept, and how to go on; by default that nothing is lost. */
  advice?: string | undefined;
  busy: boolean;
  onRetry: () => void;
}

/** Instead of content that could not be loaded: there is no connection, or something went wrong. */
export function QueryError({ title, offlineText: waiting, advice: kept, busy, onRetry }: QueryErrorProps) {
  const { t } = useLingui();
  const online = useOnline();
  if (!online) {
    return (
      <EmptyState picture={offlinePicture} title={t`There is no connection to the internet`} announce>
        <Text>{waiting ?? <Trans>As soon as you are connected again, this page goes on by itself.</Trans>}</Text>
      </EmptyState>
    );
  }
  return (
    <ErrorState title={title} retry={{ label: t`Try again`, busyLabel: t`Loading …`, busy, onRetry }}>
      {kept ?? <Trans>Nothing is lost. Please try again in a moment.</Trans>}
    </ErrorState>
  );
}
