import type { ReactNode } from 'react';
import { Heading } from '../../ui/content/Heading.tsx';
import { Illustration } from '../../ui/content/Illustration.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import * as styles from './IllustratedPage.css.ts';

interface IllustratedPageProps {
  title: ReactNode;
  /** Address of the picture. */
  pictureUrl: string;
  /** A few sentences and the one way on. */
  children: ReactNode;
}

/** A picture, some words and one button. */
export function IllustratedPage({ title, pictureUrl: picture, children }: IllustratedPageProps) {
  return (
    <Page>
      <div className={styles.root}>
        <div className={styles.picture}>
          <Illustration src={picture} />
        </div>
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          {children}
        </div>
      </div>
    </Page>
  );
}
