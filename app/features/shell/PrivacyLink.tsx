import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { loadScreen } from '../../i18n/loadScreen.ts';
import { TextButton } from '../../ui/TextButton.tsx';

const PrivacyDialog = lazy(async () => ({
  default: (await loadScreen(() => import('./PrivacyDialog.tsx'))).PrivacyDialog,
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
