import { Trans } from '@lingui/react/macro';
import letters from '@phosphor-icons/core/regular/text-aa.svg?raw';
import { lazy, Suspense, useState } from 'react';
import { loadScreen } from '../../i18n/loadScreen.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './MenuButton.css.ts';

const DisplayDrawer = lazy(async () => ({
  default: (await loadScreen(() => import('./DisplayDrawer.tsx'))).DisplayDrawer,
}));

/** Where there is no menu: what makes the page easier to read, at the place where the menu would be. */
export function DisplayButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.root}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon source={letters} />
        <Trans>Text size</Trans>
      </button>
      {open && (
        <Suspense>
          <DisplayDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
