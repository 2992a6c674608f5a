import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/Card.tsx';
import { Fold } from '../../ui/layout/Fold.tsx';

interface AccountSectionProps {
  /** Its fragment in the address of the page. */
  id: string;
  title: string;
  /** Short form of the content, for phones, where it is folded at first. */
  summary?: ReactNode;
  /** Whether it has to be seen now, so that it is not folded. */
  urgent?: boolean;
  children: ReactNode;
}

export const AccountSection = ({ id, ...fold }: AccountSectionProps) => (
  <section aria-labelledby={id}>
    <Card>
      <Fold id={id} {...fold} />
    </Card>
  </section>
);
