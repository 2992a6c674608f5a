import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import shield from '@phosphor-icons/core/regular/shield-check.svg?icon';
import signOut from '@phosphor-icons/core/regular/sign-out.svg?icon';
import sliders from '@phosphor-icons/core/regular/sliders-horizontal.svg?icon';
import user from '@phosphor-icons/core/regular/user.svg?icon';
import circle from '@phosphor-icons/core/regular/user-circle.svg?icon';
import { useAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { Counters } from '../../../api/contract/counters.ts';
import { noticePreferences } from '../../../device/noticePreferences.ts';
import { LegalLink } from '../../../legal/LegalLink.tsx';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { terminationLinks } from '../../../termination/TerminationLinks.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { Drawer } from '../../../ui/overlays/Dialog.tsx';
import { DeviceChoiceSwitch } from '../display/DeviceChoiceSwitch.tsx';
import { DisplaySettings } from '../display/DisplaySettings.tsx';
import { NavCountBadge } from './NavCountBadge.tsx';
import { NavLink } from './NavLink.tsx';
import * as styles from './NavMenu.css.ts';
import { homeItem, type NavItem, navItems } from './navItems.ts';
import type { MenuVariant } from './pickMenuVariant.ts';

type NavMenuItem = Omit<NavItem, 'shortLabel' | 'currentIcon'>;

const ownItems: readonly NavMenuItem[] = [
  { to: pathTo('ownProfile'), label: msg`Profile`, icon: user },
  { to: pathTo('preferences'), label: msg`Preferences`, icon: sliders },
  { to: pathTo('account'), label: msg`My account`, icon: circle },
  { to: pathTo('safety'), label: msg`Safety`, icon: shield },
  { to: pathTo('logout'), label: msg`Sign out`, icon: signOut },
];

const itemGroups: Readonly<Record<MenuVariant, readonly (readonly NavMenuItem[])[]>> = {
  bar: [navItems, ownItems],
  bottomBar: [[homeItem, ...navItems], ownItems],
  drawer: [[homeItem, ...navItems], ownItems],
};

export interface NavMenuProps {
  variant: MenuVariant;
  counters: Counters | undefined;
  /** Link to help. */
  help: ReactNode;
  onClose: () => void;
}

/** The drawer with all navigation items, help, accessibility, the imprint and the display settings. */
export function NavMenu({ variant, counters, help, onClose }: NavMenuProps) {
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
                  <NavCountBadge counter={counter} counters={counters} />
                </NavLink>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className={styles.settings}>
        {help}
        <LegalLink name="accessibility" />
        <LegalLink name="imprint" />
        {terminationLinks}
      </div>
      <div className={styles.settings}>
        <DisplaySettings />
        <MessageChoiceSwitches />
      </div>
    </Drawer>
  );
}

type Choice = (typeof noticePreferences)[number];

/** The notice preferences with their short labels; the account page explains them. */
const MessageChoiceSwitches = () =>
  noticePreferences.map((choice) => <MessageChoiceSwitch key={choice.key} choice={choice} />);

function MessageChoiceSwitch({ choice: { atom, label } }: { choice: Choice }) {
  const { t } = useLingui();
  const [on, setOn] = useAtom(atom);
  return <DeviceChoiceSwitch label={t(label)} on={on} onChange={setOn} />;
}
