import offlinePicture from 'art:offline';
import { useLingui } from '@lingui/react/macro';
import { useOnline } from '../device/useOnline.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Text } from '../ui/content/Text.tsx';
import { Banner } from '../ui/feedback/Banner.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';

interface QueryErrorProps {
  /** A sentence that begins with the word "Error" and says what could not be loaded. */
  title: string;
  /** Shown without a connection: what loads by itself once it is back; by default the page. */
  offlineText?: string | undefined;
  /** What is still stored, and how to continue; by default that nothing is lost. */
  advice?: string | undefined;
  busy: boolean;
  onRetry: () => void;
}

/** Replaces content that could not be loaded, because there is no connection or because of an error. */
export function QueryError({ title, offlineText, advice, busy, onRetry }: QueryErrorProps) {
  const { t } = useLingui();
  const online = useOnline();
  if (!online) {
    return (
      <EmptyState picture={offlinePicture} title={t`There is no connection to the internet`} announce>
        <Text>{offlineText ?? t`As soon as you are connected again, this page goes on by itself.`}</Text>
      </EmptyState>
    );
  }
  return (
    <Banner tone="danger" title={title} announce>
      <Text>{advice ?? t`Nothing is lost. Please try again in a moment.`}</Text>
      <div>
        <Button tone="secondary" ariaDisabled={busy} onClick={onRetry}>
          {busy ? t`Loading …` : t`Try again`}
        </Button>
      </div>
    </Banner>
  );
}
