import { Trans, useLingui } from '@lingui/react/macro';
import list from '@phosphor-icons/core/regular/list.svg?icon';
import signOut from '@phosphor-icons/core/regular/sign-out.svg?icon';
import { type ReactNode, useState } from 'react';
import { pathTo } from '../../../routing/routeTable.ts';
import { HeaderButton } from '../../../ui/actions/HeaderButton.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import { Drawer } from '../../../ui/overlays/Dialog.tsx';
import { DisplaySettings } from '../display/DisplaySettings.tsx';
import { FooterLinks } from '../footer/Footer.tsx';
import * as styles from './NavMenu.css.ts';

interface OnboardingMenuProps {
  footerLinks: readonly ReactNode[];
}

/** Opens the menu of the pages on the way to membership. */
export function OnboardingMenuButton({ footerLinks }: OnboardingMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HeaderButton icon={list} whenNarrow="stacked" open={open} onOpen={() => setOpen(true)}>
        <Trans>Menu</Trans>
      </HeaderButton>
      {open && <OnboardingMenu footerLinks={footerLinks} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Leaving for now, the display settings, and the links of the footer. */
function OnboardingMenu({ footerLinks, onClose }: OnboardingMenuProps & { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Drawer title={t`Menu`} closeLabel={t`Close`} onClose={onClose}>
      <div className={styles.section}>
        <Text>
          <Trans>Every answer you send is saved. You can continue another time.</Trans>
        </Text>
      </div>
      <div className={styles.nav}>
        <Link to={pathTo('logout')} className={styles.link} onClick={onClose}>
          <span className={styles.icon}>
            <Icon source={signOut} />
          </span>
          <span className={styles.label}>
            <Trans>Sign out</Trans>
          </span>
        </Link>
      </div>
      <div className={styles.settings}>
        <DisplaySettings />
      </div>
      <div className={styles.settings}>
        <FooterLinks links={footerLinks} />
      </div>
    </Drawer>
  );
}
