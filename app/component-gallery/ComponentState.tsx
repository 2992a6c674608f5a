import type { ReactNode } from 'react';
import { Text } from '../ui/content/Text.tsx';
import { Stack } from '../ui/layout/Stack.tsx';

interface ComponentStateProps {
  /** In the words of the component's props. */
  name: string;
  children: ReactNode;
}

/** One state of a component under its name. */
export function ComponentState({ name, children }: ComponentStateProps) {
  return (
    <Stack gap="xsmall">
      <Text size="small" tone="soft">
        {name}
      </Text>
      {children}
    </Stack>
  );
}
