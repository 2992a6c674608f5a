import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { Text } from './Text.tsx';

interface ErrorStateProps {
  /** What could not be loaded; begins with the word "Error". */
  title: string;
  /** What was kept, and how to go on. */
  children: ReactNode;
  retry: { label: string; busyLabel: string; busy: boolean; onRetry: () => void };
}

/** Instead of what could not be loaded, though there is a connection: an `EmptyState` says that there is none. */
export function ErrorState({ title, children, retry }: ErrorStateProps) {
  return (
    <Banner tone="danger" title={title} announce>
      <Text>{children}</Text>
      <div>
        <Button tone="secondary" inactive={retry.busy} onClick={retry.onRetry}>
          {retry.busy ? retry.busyLabel : retry.label}
        </Button>
      </div>
    </Banner>
  );
}
