import * as styles from './Header.css.ts';
import { Logo } from './Logo.tsx';

/** The logo alone: before signing in, and on pages that want to be finished first. */
export function SimpleHeader({ leadsHome = false }: { leadsHome?: boolean }) {
  return (
    <header className={styles.root.simple}>
      <div className={styles.inner}>
        <Logo leadsHome={leadsHome} />
      </div>
    </header>
  );
}
