import type { ReactNode } from 'react';
import { Heading } from '../../ui/Heading.tsx';
import { Page } from '../../ui/Page.tsx';
import { Scene } from '../../ui/Scene.tsx';
import * as styles from './ErrorView.css.ts';

interface ErrorViewProps {
  title: string;
  /** Address of the picture. */
  picture: string;
  /** What happened and what to do: paragraphs and ways out. */
  children: ReactNode;
}

/** Title, message and picture of the error pages. */
export function ErrorView({ title, picture, children }: ErrorViewProps) {
  return (
    <Page>
      <div className={styles.root}>
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          {children}
        </div>
        <Scene src={picture} />
      </div>
    </Page>
  );
}
