import { useLingui } from '@lingui/react/macro';
import { LazyDialog } from '../../../feedback/LazyDialog.tsx';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { DialogButton } from '../../../ui/overlays/DialogButton.tsx';

const loadDialog = () => loadRareChunk(async () => (await import('./CancelContractDialog.tsx')).CancelContractDialog);

/** The button to cancel the contract, which German law requires on every page, for members and guests (§ 312k BGB). */
export function CancelContractButton() {
  const { t } = useLingui();
  return (
    <DialogButton label={t`Cancel contract`}>
      {(close) => (
        <LazyDialog load={loadDialog} onClose={close}>
          {(CancelContractDialog) => <CancelContractDialog onClose={close} />}
        </LazyDialog>
      )}
    </DialogButton>
  );
}
