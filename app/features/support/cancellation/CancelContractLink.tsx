import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { loadTranslatedChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';

const CancelContractDialog = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./CancelContractDialog.tsx'))).CancelContractDialog,
}));

/** German law requires a button to cancel the contract on every page, for members and guests (§ 312k BGB). */
export function CancelContractLink() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton opensDialog onClick={() => setOpen(true)}>{t`Cancel contract`}</TextButton>
      {open && (
        <Suspense>
          <CancelContractDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
