import type { ReactNode } from 'react';
import { Heading } from '../../ui/content/Heading.tsx';
import { Illustration } from '../../ui/content/Illustration.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import * as styles from './ErrorPageLayout.css.ts';

interface ErrorPageLayoutProps {
  title: string;
  /** Text that says what happened and what the member can do. */
  text: string;
  /** Address of the picture. */
  picture: string;
  /** Links and buttons to go on. */
  children: ReactNode;
}

export function ErrorPageLayout({ title, text, picture, children }: ErrorPageLayoutProps) {
  return (
    <Page>
      <div className={styles.root}>
        <div className={styles.text}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead">{text}</Text>
          {children}
        </div>
        <Illustration src={picture} />
      </div>
    </Page>
  );
}
