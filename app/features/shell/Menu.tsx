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
import { MessageSwitches } from './MessageSwitches.tsx';
import { PlaceBadge } from './PlaceBadge.tsx';
import { places } from './places.ts';
import type { Counters, MenuVariant } from './shell.model.ts';

interface MenuEntry {
  to: string;
  label: MessageDescriptor;
  icon: string;
  counter?: keyof Counters;
}

const home: MenuEntry = { to: pathTo('home'), label: msg`Home`, icon: house };
const own: readonly MenuEntry[] = [
  { to: pathTo('ownProfile'), label: msg`Profile`, icon: user },
  { to: pathTo('preferences'), label: msg`Preferences`, icon: sliders },
  { to: pathTo('account'), label: msg`My account`, icon: gear },
  { to: pathTo('logout'), label: msg`Logout`, icon: signOut },
];

/** Home is an entry on phones only; on desktop the logo leads there. */
const entries: Readonly<Record<MenuVariant, readonly (readonly MenuEntry[])[]>> = {
  1: [places, own],
  2: [[home, ...places], own],
};

interface MenuProps {
  variant: MenuVariant;
  counters: Counters | undefined;
  onClose: () => void;
}

/** All places of the product, in the menu that slides in. */
export function Menu({ variant, counters, onClose }: MenuProps) {
  const { t } = useLingui();
  return (
    <Drawer title={t`Menu`} closeLabel={t`Close`} onClose={onClose}>
      <nav className={styles.places} aria-label={t`All places`}>
        {entries[variant].map((part, position) => (
          <ul key={part[0]?.to} className={position === 0 ? styles.list : `${styles.list} ${styles.part}`}>
            {part.map(({ to, label, icon, counter }) => (
              <li key={to}>
                <NavLink to={to} className={styles.link} onClick={onClose}>
                  <span className={styles.icon}>
                    <Icon source={icon} />
                  </span>
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
        <MessageSwitches />
      </div>
    </Drawer>
  );
}
