import failurePicture from 'art:error';
import { useLingui } from '@lingui/react/macro';
import { useOnline } from '../device/useOnline.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Text } from '../ui/content/Text.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { restoreLostFocus } from '../ui/focus/restoreLostFocus.ts';
import { classifyLoadFailure, loadFailureTexts } from './loadFailures.ts';

interface LoadFailureProps {
  /** A sentence that begins with the word "Error" and says what could not be loaded. */
  title: string;
  error: unknown;
  /** Text about what loads by itself once there is a connection again; by default the page. Null where nothing does. */
  offlineText?: string | null | undefined;
  /** What is still stored, and how else to continue; by default that nothing is lost. */
  advice?: string | undefined;
  busy: boolean;
  onRetry: () => void;
  /** Closes the panel about something that is gone, where it is beside the former place. */
  onClose?: () => void;
}

/**
 * A panel in the place of something that could not be loaded: a page, a list, a part of one, the content of a dialog.
 * It says whether the connection or we are the cause, or whether it no longer exists, and offers to try again where
 * that may help.
 */
export function LoadFailure({ title, error, offlineText, advice, busy, onRetry, onClose }: LoadFailureProps) {
  const { t } = useLingui();
  const kind = classifyLoadFailure(error, useOnline());
  const press = () => {
    onRetry();
    restoreLostFocus();
  };
  if (kind === 'offline' && offlineText !== null) {
    return (
      <EmptyState picture={failurePicture} title={t`There’s no internet connection`} announce="status">
        <Text>{offlineText ?? t`This page will continue as soon as you’re back online.`}</Text>
      </EmptyState>
    );
  }
  if (kind === 'gone') {
    return (
      <EmptyState
        picture={failurePicture}
        title={title}
        announce="alert"
        action={onClose && <Button tone="secondary" onClick={onClose}>{t`Close this notice`}</Button>}
      >
        <Text>{t`This doesn’t exist any more. It has been deleted or hidden.`}</Text>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={failurePicture}
      title={title}
      announce="alert"
      action={
        <Button tone="secondary" ariaDisabled={busy} onClick={press}>
          {busy ? t`Loading …` : t`Try again`}
        </Button>
      }
    >
      <Text>
        {t(loadFailureTexts[kind])} {advice ?? t`Nothing is lost.`}
      </Text>
    </EmptyState>
  );
}
