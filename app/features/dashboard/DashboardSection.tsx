import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import * as styles from './dashboard.css.ts';

interface DashboardSectionProps {
  place: keyof typeof styles.place;
  title: string;
  /** The address of the complete list; null where there is nothing in it. */
  more: string | null;
  children: ReactNode;
}

export function DashboardSection({ place, title, more, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section className={styles.place[place]} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
        {more && (
          <TextLink to={more}>
            <Trans>See all</Trans>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </TextLink>
        )}
      </div>
      {children}
    </section>
  );
}
