import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import gear from '@phosphor-icons/core/regular/gear-six.svg?icon';
import house from '@phosphor-icons/core/regular/house.svg?icon';
import signOut from '@phosphor-icons/core/regular/sign-out.svg?icon';
import sliders from '@phosphor-icons/core/regular/sliders-horizontal.svg?icon';
import user from '@phosphor-icons/core/regular/user.svg?icon';
import { NavLink } from 'react-router';
import type { Counters } from '../../../api/contract/counters.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { Icon } from '../../../ui/content/Icon.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { DisplaySettings } from '../display/DisplaySettings.tsx';
import { MessageChoiceSwitches } from '../display/MessageChoiceSwitches.tsx';
import { NavCountBadge } from './NavCountBadge.tsx';
import * as styles from './NavMenu.css.ts';
import { type NavItem, navItems } from './navItems.ts';
import type { MenuVariant } from './pickMenuVariant.ts';

type NavMenuItem = Omit<NavItem, 'counter'> & Partial<Pick<NavItem, 'counter'>>;

const homeItem: NavMenuItem = { to: pathTo('home'), label: msg`Home`, icon: house };
const ownItems: readonly NavMenuItem[] = [
  { to: pathTo('ownProfile'), label: msg`Profile`, icon: user },
  { to: pathTo('preferences'), label: msg`Preferences`, icon: sliders },
  { to: pathTo('account'), label: msg`My account`, icon: gear },
  { to: pathTo('logout'), label: msg`Logout`, icon: signOut },
];

/** Home is an item of the drawer alone; beside the bar the logo leads there. */
const itemGroups: Readonly<Record<MenuVariant, readonly (readonly NavMenuItem[])[]>> = {
  bar: [navItems, ownItems],
  drawer: [[homeItem, ...navItems], ownItems],
};

interface NavMenuProps {
  variant: MenuVariant;
  counters: Counters | undefined;
  onClose: () => void;
}

/** The drawer with all navigation items and the display settings. */
export function NavMenu({ variant, counters, onClose }: NavMenuProps) {
  const { t } = useLingui();
  return (
    <Drawer title={t`Menu`} closeLabel={t`Close`} onClose={onClose}>
      <nav className={styles.nav} aria-label={t`All places`}>
        {itemGroups[variant].map((items, index) => (
          <ul key={items[0]?.to} className={index === 0 ? styles.list : `${styles.list} ${styles.group}`}>
            {items.map(({ to, label, icon, counter }) => (
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
