import type { ReactNode } from 'react';
import { Text } from '../content/Text.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Button } from './Button.tsx';

interface ShowMoreProps {
  /** How much is shown. */
  summary?: string;
  /** The way to more; null at the end of the list. */
  more: { label: string; busyLabel: string; busy: boolean; onShow: () => void } | null;
  width?: 'auto' | 'full';
  /** That more could not be loaded: an `ErrorState` or banner. */
  error?: ReactNode;
}

/** Below a list: a button to more of it rather than more by itself, so that everybody reaches the end of the page. */
export function ShowMore({ summary, more, width = 'auto', error: trouble }: ShowMoreProps) {
  return (
    <Stack gap="small" align={width === 'full' ? 'stretch' : 'center'}>
      {trouble}
      {summary !== undefined && <Text tone="soft">{summary}</Text>}
      {more && (
        <Button tone="secondary" width={width} ariaDisabled={more.busy} onClick={more.onShow}>
          {more.busy ? more.busyLabel : more.label}
        </Button>
      )}
    </Stack>
  );
}
