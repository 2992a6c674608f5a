import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import gear from '@phosphor-icons/core/regular/gear-six.svg?raw';
import house from '@phosphor-icons/core/regular/house.svg?raw';
import signOut from '@phosphor-icons/core/regular/sign-out.svg?raw';
import sliders from '@phosphor-icons/core/regular/sliders-horizontal.svg?raw';
import user from '@phosphor-icons/core/regular/user.svg?raw';
import { NavLink } from 'react-router';
import { pathTo } from '../../routing/routeTable.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import * as styles from './Menu.css.ts';
import { PlaceBadge } from './PlaceBadge.tsx';
import { places } from './places.ts';
import type { Counters } from './shell.model.ts';

interface MenuEntry {
  to: string;
  label: MessageDescriptor;
  icon: string;
  counter?: keyof Counters;
}

const entries: readonly (readonly MenuEntry[])[] = [
  [{ to: pathTo('home'), label: msg`Home`, icon: house }, ...places],
  [
    { to: pathTo('ownProfile'), label: msg`Profile`, icon: user },
    { to: pathTo('preferences'), label: msg`Preferences`, icon: sliders },
    { to: pathTo('account'), label: msg`My account`, icon: gear },
    { to: pathTo('logout'), label: msg`Logout`, icon: signOut },
  ],
];

interface MenuProps {
  counters: Counters | undefined;
  onClose: () => void;
}

/** All places of the product, in the menu that slides in. */
export function Menu({ counters, onClose }: MenuProps) {
  const { t } = useLingui();
  return (
    <Drawer title={t`Menu`} closeLabel={t`Close`} onClose={onClose}>
      <nav aria-label={t`All places`}>
        {entries.map((part, position) => (
          <ul key={part[0]?.to} className={position === 0 ? styles.list : `${styles.list} ${styles.part}`}>
            {part.map(({ to, label, icon, counter }) => (
              <li key={to}>
                <NavLink to={to} className={styles.link} onClick={onClose}>
                  <Icon source={icon} />
                  <span className={styles.label}>{t(label)}</span>
                  {counter && <PlaceBadge counter={counter} counters={counters} />}
                </NavLink>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className={styles.settings}>
        <DisplaySettings />
      </div>
    </Drawer>
  );
}
