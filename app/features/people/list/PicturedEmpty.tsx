import type { ReactNode } from 'react';
import { site } from '../../../site/site.ts';
import * as styles from './PicturedEmpty.css.ts';

interface PicturedEmptyProps {
  picture: 'noMatches' | 'noVisitors';
  /** Why there is nobody, and what to do. */
  children: ReactNode;
}

export function PicturedEmpty({ picture, children }: PicturedEmptyProps) {
  const source = picture === 'noMatches' ? `${site.artUrl}/no-matches.svg` : `${site.artUrl}/no-visitors.svg`;
  return (
    <div className={styles.root}>
      <img className={styles.picture} src={source} alt="" />
      {children}
    </div>
  );
}
