import type { ReactNode } from 'react';
import { Heading } from '../ui/Heading.tsx';
import { Stack } from '../ui/Stack.tsx';

interface SectionProps {
  /** Of the component, as in the code. */
  name: string;
  children: ReactNode;
}

export function Section({ name, children }: SectionProps) {
  return (
    <section aria-labelledby={`section-${name}`}>
      <Stack>
        <Heading level={2} id={`section-${name}`}>
          {name}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
