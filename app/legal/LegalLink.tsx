import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { loadRareChunk } from '../i18n/loadTranslatedChunk.ts';
import { DialogButton } from '../ui/overlays/DialogButton.tsx';
import { type LegalName, legalTitles } from './legalTitles.ts';

const LegalDialog = lazy(async () => ({
  default: (await loadRareChunk(() => import('./LegalDialog.tsx'))).LegalDialog,
}));

/** Opens a legal document in a dialog. */
export function LegalLink({ name }: { name: LegalName }) {
  const { t } = useLingui();
  return (
    <DialogButton label={t(legalTitles[name].label)}>
      {(close) => <LegalDialog name={name} onClose={close} />}
    </DialogButton>
  );
}
