import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import list from '@phosphor-icons/core/regular/list.svg?icon';
import signOut from '@phosphor-icons/core/regular/sign-out.svg?icon';
import sliders from '@phosphor-icons/core/regular/sliders-horizontal.svg?icon';
import user from '@phosphor-icons/core/regular/user.svg?icon';
import circle from '@phosphor-icons/core/regular/user-circle.svg?icon';
import { useAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router';
import type { Counters } from '../../../api/contract/counters.ts';
import { noticePreferences } from '../../../device/noticePreferences.ts';
import { LegalLink } from '../../../legal/LegalLink.tsx';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { site } from '../../../site/site.ts';
import { terminationLinks } from '../../../termination/TerminationLinks.tsx';
import { HeaderButton } from '../../../ui/actions/HeaderButton.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { Drawer } from '../../../ui/overlays/Dialog.tsx';
import { formatCount, formatSpokenCount } from '../counters/counterTexts.ts';
import { countNew } from '../counters/newItemCounts.ts';
import { DeviceChoiceSwitch } from '../display/DeviceChoiceSwitch.tsx';
import { DisplaySettings } from '../display/DisplaySettings.tsx';
import { NavCountBadge } from './NavCountBadge.tsx';
import * as styles from './NavMenuButton.css.ts';
import { homeItem, type NavItem, navItems } from './navItems.ts';
import type { MenuVariant } from './pickMenuVariant.ts';

type NavMenuItem = Omit<NavItem, 'shortLabel' | 'currentIcon'>;

const ownItems: readonly NavMenuItem[] = [
  { to: pathTo('ownProfile'), label: msg`Profile`, icon: user },
  { to: pathTo('preferences'), label: msg`Preferences`, icon: sliders },
  { to: pathTo('account'), label: msg`My account`, icon: circle },
  { to: pathTo('logout'), label: msg`Sign out`, icon: signOut },
];

const itemGroups: Readonly<Record<MenuVariant, readonly (readonly NavMenuItem[])[]>> = {
  bar: [navItems, ownItems],
  bottomBar: [[homeItem, ...navItems], ownItems],
  drawer: [[homeItem, ...navItems], ownItems],
};

interface NavMenuProps {
  variant: MenuVariant;
  counters: Counters | undefined;
  /** Link to help. */
  help: ReactNode;
  onClose: () => void;
}

/** The drawer with all navigation items, help, accessibility, the imprint and the display settings. */
function NavMenu({ variant, counters, help, onClose }: NavMenuProps) {
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

type NavMenuButtonProps = Omit<NavMenuProps, 'onClose'>;

/** The button that opens the menu. Without a bar of links, it shows the number of all new items. */
export function NavMenuButton({ variant, counters, help }: NavMenuButtonProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const newCount = counters ? countNew(counters) : 0;
  const count = formatSpokenCount(newCount);
  return (
    <>
      <HeaderButton
        icon={list}
        whenNarrow="stacked"
        count={
          variant === 'drawer' &&
          newCount > 0 && { shown: formatCount(newCount), spoken: t`${count} new`, dot: site.badgeDot }
        }
        open={open}
        onOpen={() => setOpen(true)}
      >
        <Trans>Menu</Trans>
      </HeaderButton>
      {open && <NavMenu variant={variant} counters={counters} help={help} onClose={() => setOpen(false)} />}
    </>
  );
}
