import { Trans, useLingui } from '@lingui/react/macro';
import list from '@phosphor-icons/core/regular/list.svg?raw';
import { useState } from 'react';
import { site } from '../../../site/site.ts';
import { HeaderButton } from '../../../ui/actions/HeaderButton.tsx';
import {
  type Counters,
  countNew,
  formatCount,
  formatSpokenCount,
  type MenuVariant,
} from '../counters/counters.model.ts';
import { NavMenu } from './NavMenu.tsx';

interface NavMenuButtonProps {
  variant: MenuVariant;
  counters: Counters | undefined;
}

/** Where there is no bar of links, the number of all that is new stands on the button. */
export function NavMenuButton({ variant, counters }: NavMenuButtonProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const news = counters ? countNew(counters) : 0;
  const count = formatSpokenCount(news);
  return (
    <>
      <HeaderButton
        icon={list}
        collapses="icon"
        count={variant === 2 && news > 0 && { shown: formatCount(news), spoken: t`${count} new`, dot: site.badgeDot }}
        open={open}
        onOpen={() => setOpen(true)}
      >
        <Trans>Menu</Trans>
      </HeaderButton>
      {open && <NavMenu variant={variant} counters={counters} onClose={() => setOpen(false)} />}
    </>
  );
}
