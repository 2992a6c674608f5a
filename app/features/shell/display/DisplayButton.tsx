import { Trans } from '@lingui/react/macro';
import letters from '@phosphor-icons/core/regular/text-aa.svg?icon';
import { lazy, Suspense, useState } from 'react';
import { loadTranslatedChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { HeaderButton } from '../../../ui/actions/HeaderButton.tsx';

const DisplayDrawer = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./DisplayDrawer.tsx'))).DisplayDrawer,
}));

/** Opens the display settings in headers without a menu, where the menu button would be. */
export function DisplayButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HeaderButton icon={letters} collapses="icon" open={open} onOpen={() => setOpen(true)}>
        <Trans>Text size</Trans>
      </HeaderButton>
      {open && (
        <Suspense>
          <DisplayDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
