import type { ReactNode } from 'react';
import { Stack } from '../ui/Stack.tsx';
import { Text } from '../ui/Text.tsx';

interface StateProps {
  /** In the words of the component's props. */
  name: string;
  children: ReactNode;
}

/** One state of a component under its name. */
export function State({ name, children }: StateProps) {
  return (
    <Stack gap="xsmall">
      <Text size="small" tone="soft">
        {name}
      </Text>
      {children}
    </Stack>
  );
}
