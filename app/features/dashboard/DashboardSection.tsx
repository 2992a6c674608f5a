import { type ReactNode, useId } from 'react';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import * as styles from './DashboardSection.css.ts';

interface DashboardSectionProps {
  title: string;
  /** The link to the complete list. */
  more: { to: string; label: string } | null;
  children: ReactNode;
}

export function DashboardSection({ title, more, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {more && <TextLink to={more.to}>{more.label}</TextLink>}
      </div>
      {children}
    </section>
  );
}
