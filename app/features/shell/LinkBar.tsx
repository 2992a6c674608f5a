import { useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './LinkBar.css.ts';
import { PlaceBadge } from './PlaceBadge.tsx';
import { places } from './places.ts';
import type { Counters } from './shell.model.ts';

/** On desks: the places a member goes to most, always in sight. */
export function LinkBar({ counters }: { counters: Counters | undefined }) {
  const { t } = useLingui();
  return (
    <nav className={styles.root} aria-label={t`Main places`}>
      <ul className={styles.list}>
        {places.map(({ to, label, icon, counter }) => (
          <li key={to}>
            <NavLink to={to} className={styles.link}>
              <span>{t(label)}</span>
              <span className={styles.mark}>
                <Icon source={icon} />
                <span className={styles.badge}>
                  <PlaceBadge counter={counter} counters={counters} />
                </span>
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
