import offlinePicture from 'art:offline';
import { useLingui } from '@lingui/react/macro';
import { useOnline } from '../device/useOnline.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Text } from '../ui/content/Text.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { ErrorLine } from '../ui/feedback/ErrorLine.tsx';
import { ErrorBox } from './ErrorBox.tsx';

interface QueryErrorProps {
  /** A sentence that begins with the word "Error" and says what could not be loaded. */
  title: string;
  /** Shown without a connection: what loads by itself once it is back; by default the page. */
  offlineText?: string | undefined;
  /** What is still stored, and how to continue; by default that nothing is lost. */
  advice?: string | undefined;
  /** For lists whose failure does not interrupt: a line that is announced politely (reading 55). */
  quiet?: boolean | undefined;
  busy: boolean;
  onRetry: () => void;
}

/** Replaces content that could not be loaded, because there is no connection or because of an error. */
export function QueryError({ title, offlineText, advice, quiet = false, busy, onRetry }: QueryErrorProps) {
  const { t } = useLingui();
  const online = useOnline();
  if (!online) {
    return (
      <EmptyState picture={offlinePicture} title={t`There is no connection to the internet`} announce>
        <Text>{offlineText ?? t`As soon as you are connected again, this page continues by itself.`}</Text>
      </EmptyState>
    );
  }
  const retryLabel = busy ? t`Loading …` : t`Try again`;
  if (quiet) {
    return (
      <div role="status">
        <ErrorLine action={{ label: retryLabel, onPress: onRetry }}>{title}</ErrorLine>
      </div>
    );
  }
  return (
    <ErrorBox title={title}>
      <Text>{advice ?? t`Nothing is lost. Please try again in a moment.`}</Text>
      <div>
        <Button tone="secondary" ariaDisabled={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </ErrorBox>
  );
}
