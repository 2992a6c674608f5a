import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import * as styles from './dashboard.css.ts';

interface DashboardSectionProps {
  title: string;
  /** The address of the complete list; null where there is nothing in it. */
  more: string | null;
  /** Whether it has a column of its own where there is room for two. */
  besideAll?: boolean;
  children: ReactNode;
}

export function DashboardSection({ title, more, besideAll = false, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section className={besideAll ? styles.besideAll : styles.section} aria-labelledby={id}>
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
