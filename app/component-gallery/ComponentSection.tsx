import type { ReactNode } from 'react';
import { Heading } from '../ui/content/Heading.tsx';
import { Stack } from '../ui/layout/Stack.tsx';

interface ComponentSectionProps {
  /** Of the component, as in the code. */
  name: string;
  children: ReactNode;
}

export function ComponentSection({ name, children }: ComponentSectionProps) {
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
