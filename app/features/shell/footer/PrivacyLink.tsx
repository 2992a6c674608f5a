import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { loadTranslatedChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';

const PrivacyDialog = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./PrivacyDialog.tsx'))).PrivacyDialog,
}));

export function PrivacyLink() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton opensDialog onClick={() => setOpen(true)}>
        <Trans>Privacy choices</Trans>
      </TextButton>
      {open && (
        <Suspense>
          <PrivacyDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
