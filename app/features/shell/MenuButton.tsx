import { Trans, useLingui } from '@lingui/react/macro';
import list from '@phosphor-icons/core/regular/list.svg?raw';
import { useState } from 'react';
import { site } from '../../site/site.ts';
import { BarButton } from '../../ui/BarButton.tsx';
import { Menu } from './Menu.tsx';
import { type Counters, countNews, type MenuVariant, showCount, tellCount } from './shell.model.ts';

interface MenuButtonProps {
  variant: MenuVariant;
  counters: Counters | undefined;
}

/** Where there is no bar of links, the number of all that is new stands on the button. */
export function MenuButton({ variant, counters }: MenuButtonProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const news = counters ? countNews(counters) : 0;
  const count = tellCount(news);
  return (
    <>
      <BarButton
        icon={list}
        yields="icon"
        count={variant === 2 && news > 0 && { shown: showCount(news), spoken: t`${count} new`, dot: site.badgeDot }}
        open={open}
        onOpen={() => setOpen(true)}
      >
        <Trans>Menu</Trans>
      </BarButton>
      {open && <Menu variant={variant} counters={counters} onClose={() => setOpen(false)} />}
    </>
  );
}
