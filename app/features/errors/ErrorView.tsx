import type { ReactNode } from 'react';
import { Heading } from '../../ui/Heading.tsx';
import { Page } from '../../ui/Page.tsx';
import * as styles from './ErrorView.css.ts';
import { Signpost } from './Signpost.tsx';

interface ErrorViewProps {
  title: string;
  /** What happened and what to do: paragraphs and ways out. */
  children: ReactNode;
}

/** Title, message and picture of the error pages. */
export function ErrorView({ title, children }: ErrorViewProps) {
  return (
    <Page>
      <div className={styles.root}>
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          {children}
        </div>
        <div className={styles.picture}>
          <Signpost />
        </div>
      </div>
    </Page>
  );
}
