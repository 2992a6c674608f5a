import { Trans, useLingui } from '@lingui/react/macro';
import bell from '@phosphor-icons/core/regular/bell.svg?raw';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { site } from '../../site/site.ts';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './Bell.css.ts';
import { NotificationsDrawer } from './NotificationsDrawer.tsx';
import { unseenCountAtom } from './notifications.atoms.ts';

/** The way to all that has been told, with the number of what has not been seen: ten at most are kept, so it is never ++. */
export function Bell() {
  const { t } = useLingui();
  const unseen = useAtomValue(unseenCountAtom);
  const [open, setOpen] = useState(false);
  const count = String(unseen);
  return (
    <>
      <button
        type="button"
        className={styles.root}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon source={bell} />
        <VisuallyHidden>
          <Trans>News</Trans>
        </VisuallyHidden>
        {unseen > 0 && <CountBadge shown={count} spoken={t`${count} new`} dot={site.badgeDot} corner />}
      </button>
      {open && <NotificationsDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
