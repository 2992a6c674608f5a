import { DisplayButton } from '../display/DisplayButton.tsx';
import * as styles from './Header.css.ts';
import { Logo } from './Logo.tsx';

interface SimpleHeaderProps {
  leadsHome?: boolean;
  /** False in the fallback of the full header, which has its own display settings. */
  settings?: boolean;
}

/** The header for guests and for pages that must be completed first: the logo and the display settings. */
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
