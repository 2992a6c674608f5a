import { Trans } from '@lingui/react/macro';
import letters from '@phosphor-icons/core/regular/text-aa.svg?raw';
import { lazy, Suspense, useState } from 'react';
import { loadScreen } from '../../i18n/loadScreen.ts';
import { BarButton } from '../../ui/BarButton.tsx';

const DisplayDrawer = lazy(async () => ({
  default: (await loadScreen(() => import('./DisplayDrawer.tsx'))).DisplayDrawer,
}));

/** Where there is no menu: what makes the page easier to read, at the place where the menu would be. */
export function DisplayButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <BarButton icon={letters} yields="icon" open={open} onOpen={() => setOpen(true)}>
        <Trans>Text size</Trans>
      </BarButton>
      {open && (
        <Suspense>
          <DisplayDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
