import { type ReactNode, useId } from 'react';
import { Heading } from '../../ui/content/Heading.tsx';
import { Card } from '../../ui/layout/Card.tsx';

interface AccountSectionProps {
  title: string;
  children: ReactNode;
}

export function AccountSection({ title, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
      </Card>
    </section>
  );
}
