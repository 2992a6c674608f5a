import { useLingui } from '@lingui/react/macro';
import type { Counters } from '../../../api/contract/counters.ts';
import { Icon } from '../../../ui/content/Icon.tsx';
import * as styles from './NavBar.css.ts';
import { NavCountBadge } from './NavCountBadge.tsx';
import { NavLink } from './NavLink.tsx';
import { navItems } from './navItems.ts';

/** The main navigation items, always visible on desktop. */
export function NavBar({ counters }: { counters: Counters | undefined }) {
  const { t } = useLingui();
  return (
    <nav className={styles.root} aria-label={t`Main places`}>
      <ul className={styles.list}>
        {navItems.map(({ to, label, icon, counter }) => (
          <li key={to}>
            <NavLink to={to} className={styles.link}>
              <span>{t(label)}</span>
              <span className={styles.iconWithBadge}>
                <Icon source={icon} />
                <span className={styles.badge}>
                  <NavCountBadge counter={counter} counters={counters} />
                </span>
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
