import { Trans, useLingui } from '@lingui/react/macro';
import list from '@phosphor-icons/core/regular/list.svg?icon';
import { useState } from 'react';
import type { Counters } from '../../../api/contract/counters.ts';
import { site } from '../../../site/site.ts';
import { HeaderButton } from '../../../ui/actions/HeaderButton.tsx';
import { countNew, formatCount, formatSpokenCount } from '../counters/counters.model.ts';
import { NavMenu } from './NavMenu.tsx';
import type { MenuVariant } from './pickMenuVariant.ts';

interface NavMenuButtonProps {
  variant: MenuVariant;
  counters: Counters | undefined;
}

/** Opens the menu. Without a link bar, the button shows the number of all new items. */
export function NavMenuButton({ variant, counters }: NavMenuButtonProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const newCount = counters ? countNew(counters) : 0;
  const count = formatSpokenCount(newCount);
  return (
    <>
      <HeaderButton
        icon={list}
        collapses="icon"
        count={
          variant === 'drawer' &&
          newCount > 0 && { shown: formatCount(newCount), spoken: t`${count} new`, dot: site.badgeDot }
        }
        open={open}
        onOpen={() => setOpen(true)}
      >
        <Trans>Menu</Trans>
      </HeaderButton>
      {open && <NavMenu variant={variant} counters={counters} onClose={() => setOpen(false)} />}
    </>
  );
}
