import { Trans, useLingui } from '@lingui/react/macro';
import list from '@phosphor-icons/core/regular/list.svg?raw';
import { useState } from 'react';
import { site } from '../../site/site.ts';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from './Menu.tsx';
import * as styles from './MenuButton.css.ts';
import { type Counters, countNews, showCount, tellCount } from './shell.model.ts';

export function MenuButton({ counters }: { counters: Counters | undefined }) {
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
        <Icon source={list} />
        <Trans>Menu</Trans>
        {news > 0 && (
          <span className={styles.badge}>
            <CountBadge shown={showCount(news)} spoken={t`${count} new`} dot={site.badgeDot} />
          </span>
        )}
      </button>
      {open && <Menu counters={counters} onClose={() => setOpen(false)} />}
    </>
  );
}
