import { Trans, useLingui } from '@lingui/react/macro';
import list from '@phosphor-icons/core/regular/list.svg?icon';
import { useState } from 'react';
import { LazyDialog } from '../../../feedback/LazyDialog.tsx';
import { loadTranslatedChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { site } from '../../../site/site.ts';
import { HeaderButton } from '../../../ui/actions/HeaderButton.tsx';
import { formatCount, formatSpokenCount } from '../counters/counterTexts.ts';
import { countNew } from '../counters/newItemCounts.ts';
import type { NavMenuProps } from './NavMenu.tsx';

/** Loads the menu, which the header does before it is opened. */
export const loadNavMenu = async () => (await loadTranslatedChunk(() => import('./NavMenu.tsx'))).NavMenu;

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
      {open && (
        <LazyDialog load={loadNavMenu} onClose={() => setOpen(false)}>
          {(NavMenu) => <NavMenu variant={variant} counters={counters} help={help} onClose={() => setOpen(false)} />}
        </LazyDialog>
      )}
    </>
  );
}
