import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import gear from '@phosphor-icons/core/regular/gear-six.svg?raw';
import house from '@phosphor-icons/core/regular/house.svg?raw';
import signOut from '@phosphor-icons/core/regular/sign-out.svg?raw';
import sliders from '@phosphor-icons/core/regular/sliders-horizontal.svg?raw';
import user from '@phosphor-icons/core/regular/user.svg?raw';
import { NavLink } from 'react-router';
import { pathTo } from '../../../routing/routeTable.ts';
import { Icon } from '../../../ui/content/Icon.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import type { Counters, MenuVariant } from '../counters/counters.model.ts';
import { DisplaySettings } from '../display/DisplaySettings.tsx';
import { MessageChoiceSwitches } from '../display/MessageChoiceSwitches.tsx';
import { NavCountBadge } from './NavCountBadge.tsx';
import * as styles from './NavMenu.css.ts';
import { navItems } from './navItems.ts';

interface NavMenuItem {
  to: string;
  label: MessageDescriptor;
  icon: string;
  counter?: keyof Counters;
}

const homeItem: NavMenuItem = { to: pathTo('home'), label: msg`Home`, icon: house };
const ownItems: readonly NavMenuItem[] = [
  { to: pathTo('ownProfile'), label: msg`Profile`, icon: user },
  { to: pathTo('preferences'), label: msg`Preferences`, icon: sliders },
  { to: pathTo('account'), label: msg`My account`, icon: gear },
  { to: pathTo('logout'), label: msg`Logout`, icon: signOut },
];

/** Home is an entry on phones only; on desktop the logo leads there. */
const itemGroups: Readonly<Record<MenuVariant, readonly (readonly NavMenuItem[])[]>> = {
  1: [navItems, ownItems],
  2: [[homeItem, ...navItems], ownItems],
};

interface NavMenuProps {
  variant: MenuVariant;
  counters: Counters | undefined;
  onClose: () => void;
}

/** All places of the product, in the menu that slides in. */
export function NavMenu({ variant, counters, onClose }: NavMenuProps) {
  const { t } = useLingui();
  return (
    <Drawer title={t`Menu`} closeLabel={t`Close`} onClose={onClose}>
      <nav className={styles.nav} aria-label={t`All places`}>
        {itemGroups[variant].map((part, position) => (
          <ul key={part[0]?.to} className={position === 0 ? styles.list : `${styles.list} ${styles.group}`}>
            {part.map(({ to, label, icon, counter }) => (
              <li key={to}>
                <NavLink to={to} className={styles.link} onClick={onClose}>
                  <span className={styles.icon}>
                    <Icon source={icon} />
                  </span>
                  <span className={styles.label}>{t(label)}</span>
                  {counter && <NavCountBadge counter={counter} counters={counters} />}
                </NavLink>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className={styles.settings}>
        <DisplaySettings />
        <MessageChoiceSwitches />
      </div>
    </Drawer>
  );
}
