import type { ReactNode } from 'react';
import { Heading } from '../../ui/content/Heading.tsx';
import { Illustration } from '../../ui/content/Illustration.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import * as styles from './IllustratedPage.css.ts';

interface IllustratedPageProps {
  title: ReactNode;
  pictureUrl: string;
  /** Text and one button. */
  children: ReactNode;
}

/** A picture beside a heading, text and one button. */
export function IllustratedPage({ title, pictureUrl, children }: IllustratedPageProps) {
  return (
    <Page>
      <div className={styles.root}>
        <div className={styles.picture}>
          <Illustration src={pictureUrl} />
        </div>
        <div className={styles.text}>
          <Heading level={1}>{title}</Heading>
          {children}
        </div>
      </div>
    </Page>
  );
}
