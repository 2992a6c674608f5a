import type { ReactNode } from 'react';
import { Heading } from '../../ui/Heading.tsx';
import { Page } from '../../ui/Page.tsx';
import { Scene } from '../../ui/Scene.tsx';
import * as styles from './MessagePage.css.ts';

interface MessagePageProps {
  title: ReactNode;
  /** Address of the picture. */
  picture: string;
  /** A few sentences and the one way on. */
  children: ReactNode;
}

/** A picture, some words and one button. */
export function MessagePage({ title, picture, children }: MessagePageProps) {
  return (
    <Page>
      <div className={styles.root}>
        <div className={styles.picture}>
          <Scene src={picture} />
        </div>
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          {children}
        </div>
      </div>
    </Page>
  );
}
