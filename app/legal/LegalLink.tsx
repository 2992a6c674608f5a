import { useLingui } from '@lingui/react/macro';
import { LazyDialog } from '../feedback/LazyDialog.tsx';
import { loadRareChunk } from '../i18n/loadTranslatedChunk.ts';
import { DialogButton } from '../ui/overlays/DialogButton.tsx';
import { type LegalName, legalTitles } from './legalTitles.ts';

const loadDialog = () => loadRareChunk(async () => (await import('./LegalDialog.tsx')).LegalDialog);

/** A link that opens a legal document in a dialog. */
export function LegalLink({ name }: { name: LegalName }) {
  const { t } = useLingui();
  return (
    <DialogButton label={t(legalTitles[name].label)}>
      {(close) => (
        <LazyDialog load={loadDialog} onClose={close}>
          {(LegalDialog) => <LegalDialog name={name} onClose={close} />}
        </LazyDialog>
      )}
    </DialogButton>
  );
}
