import type { ReactNode } from 'react';
import { Heading } from '../../ui/content/Heading.tsx';
import { Illustration } from '../../ui/content/Illustration.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import * as styles from './ErrorPageLayout.css.ts';

interface ErrorPageLayoutProps {
  title: string;
  /** Address of the picture. */
  picture: string;
  /** What happened, and links or buttons to go on. */
  children: ReactNode;
}

/** Title, message and picture of the error pages. */
export function ErrorPageLayout({ title, picture, children }: ErrorPageLayoutProps) {
  return (
    <Page>
      <div className={styles.root}>
        <div className={styles.text}>
          <Heading level={1}>{title}</Heading>
          {children}
        </div>
        <Illustration src={picture} />
      </div>
    </Page>
  );
}
