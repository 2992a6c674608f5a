import type { ComponentProps, ReactNode } from 'react';
import { Photo } from '../content/photo/Photo.tsx';
import * as styles from './PhotographedState.css.ts';

type PhotographedStateProps = Pick<
  ComponentProps<typeof Photo>,
  'src' | 'avif' | 'webp' | 'nightAvif' | 'nightWebp'
> & {
  children: ReactNode;
};

/** An empty state with a photograph in place of its drawing. */
export function PhotographedState({ children, ...files }: PhotographedStateProps) {
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <Photo
          {...files}
          className={styles.photo}
          sizes="(min-width: 1200px) 380px, (min-width: 720px) 34vw, 180px"
          width={640}
          height={480}
        />
      </div>
      <div className={styles.text}>
        <div className={styles.words}>{children}</div>
      </div>
    </div>
  );
}
