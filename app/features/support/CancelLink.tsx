import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { loadScreen } from '../../i18n/loadScreen.ts';
import { TextButton } from '../../ui/TextButton.tsx';

const CancelDialog = lazy(async () => ({
  default: (await loadScreen(() => import('./CancelDialog.tsx'))).CancelDialog,
}));

/** German law wants the way out of a contract on every page, signed in or not (§ 312k BGB). */
export function CancelLink() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton opensDialog onClick={() => setOpen(true)}>
        <Trans>Cancel contract</Trans>
      </TextButton>
      {open && (
        <Suspense>
          <CancelDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
