import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { loadTranslatedChunk } from '../../i18n/loadTranslatedChunk.ts';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { type LegalName, legalTitles } from './legalTitles.ts';

const LegalDialog = lazy(async () => ({
  default: (await loadTranslatedChunk(() => import('./LegalDialog.tsx'))).LegalDialog,
}));

/** Opens a legal document in a dialog. */
export function LegalLink({ name }: { name: LegalName }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton opensDialog onClick={() => setOpen(true)}>
        {t(legalTitles[name].label)}
      </TextButton>
      {open && (
        <Suspense>
          <LegalDialog name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
