import type { ReactNode } from 'react';
import { site } from '../../site/site.ts';
import * as styles from './StandalonePage.css.ts';

/** Logo and text in the middle of the screen; needs neither router nor catalogue. */
export function StandalonePage({ children }: { children: ReactNode }) {
  return (
    <main className={styles.root}>
      <img className={styles.logo} src={site.logoUrl} alt={site.name} width="220" height="64" />
      {children}
    </main>
  );
}
