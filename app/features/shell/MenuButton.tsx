import { Trans, useLingui } from '@lingui/react/macro';
import list from '@phosphor-icons/core/regular/list.svg?raw';
import { useState } from 'react';
import { site } from '../../site/site.ts';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from './Menu.tsx';
import * as styles from './MenuButton.css.ts';
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
      <button
        type="button"
        className={styles.root}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span className={styles.picture}>
          <Icon source={list} />
        </span>
        <Trans>Menu</Trans>
        {variant === 2 && news > 0 && (
          <CountBadge shown={showCount(news)} spoken={t`${count} new`} dot={site.badgeDot} corner />
        )}
      </button>
      {open && <Menu variant={variant} counters={counters} onClose={() => setOpen(false)} />}
    </>
  );
}
