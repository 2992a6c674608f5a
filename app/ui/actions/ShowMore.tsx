import type { ReactNode } from 'react';
import { Text } from '../content/Text.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Button } from './Button.tsx';

interface ShowMoreProps {
  /** Says how much is shown. */
  summary?: string;
  /** The button; null at the end of the list. */
  more: { label: string; busyLabel: string; busy: boolean; onShow: () => void } | null;
  width?: 'auto' | 'full';
  /** Replaces the button where more could not be loaded. */
  error?: ReactNode;
}

/**
 * The end of a list: a button loads more of it, because endless scrolling would keep members from the end of the page.
 * At the end of the list `more` is null. Where more could not be loaded, `error` replaces the button.
 */
export function ShowMore({ summary, more, width = 'auto', error }: ShowMoreProps) {
  return (
    <Stack gap="small" align={width === 'full' ? 'stretch' : 'center'}>
      {error}
      {summary !== undefined && <Text tone="soft">{summary}</Text>}
      {more && !error && (
        <Button tone="secondary" width={width} ariaDisabled={more.busy} onClick={more.onShow}>
          {more.busy ? more.busyLabel : more.label}
        </Button>
      )}
    </Stack>
  );
}
