import { DisplayButton } from '../display/DisplayButton.tsx';
import * as styles from './Header.css.ts';
import { Logo } from './Logo.tsx';

interface SimpleHeaderProps {
  leadsHome?: boolean;
  /** False for the moment before a full header is there. */
  settings?: boolean;
}

/** Before signing in, and on pages that want to be finished first: the logo, and larger text for whoever needs it. */
export function SimpleHeader({ leadsHome = false, settings = true }: SimpleHeaderProps) {
  return (
    <header className={styles.root.simple}>
      <div className={styles.inner}>
        <Logo leadsHome={leadsHome} />
        {settings && <DisplayButton />}
      </div>
    </header>
  );
}
