import { useLingui } from '@lingui/react/macro';
import type { LegalName } from '../api/fetchLegalDocuments.ts';
import { LazyDialog } from '../feedback/LazyDialog.tsx';
import { loadRareChunk } from '../i18n/loadTranslatedChunk.ts';
import { DialogButton } from '../ui/overlays/DialogButton.tsx';
import { legalTitles } from './legalTitles.ts';

const loadDialog = () => loadRareChunk(async () => (await import('./LegalDialog.tsx')).LegalDialog);

/** A link that opens a legal document in a dialog. */
export function LegalLink({ name }: { name: LegalName }) {
  const { t } = useLingui();
  return (
    <DialogButton label={t(legalTitles[name])}>
      {(close) => <LazyLegalDialog name={name} onClose={close} />}
    </DialogButton>
  );
}

/** The dialog with a legal document, for buttons that look otherwise. */
export const LazyLegalDialog = (props: { name: LegalName; onClose: () => void }) => (
  <LazyDialog load={loadDialog} onClose={props.onClose}>
    {(LegalDialog) => <LegalDialog {...props} />}
  </LazyDialog>
);
