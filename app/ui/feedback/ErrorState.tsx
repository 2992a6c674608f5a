import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Text } from '../content/Text.tsx';
import { Banner } from './Banner.tsx';

interface ErrorStateProps {
  /** Says what could not be loaded; begins with the word "Error". */
  title: string;
  /** What is still there, and how to go on. */
  children: ReactNode;
  retry: { label: string; busyLabel: string; busy: boolean; onRetry: () => void };
}

/** In the place of content that could not be loaded. Without a connection, an `EmptyState` says so instead. */
export function ErrorState({ title, children, retry }: ErrorStateProps) {
  return (
    <Banner tone="danger" title={title} announce>
      <Text>{children}</Text>
      <div>
        <Button tone="secondary" ariaDisabled={retry.busy} onClick={retry.onRetry}>
          {retry.busy ? retry.busyLabel : retry.label}
        </Button>
      </div>
    </Banner>
  );
}
