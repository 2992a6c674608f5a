import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { DialogButton } from '../../../ui/overlays/DialogButton.tsx';

const CancelContractDialog = lazy(async () => ({
  default: (await loadRareChunk(() => import('./CancelContractDialog.tsx'))).CancelContractDialog,
}));

/** German law requires a button to cancel the contract on every page, for members and guests (§ 312k BGB). */
export function CancelContractButton() {
  const { t } = useLingui();
  return <DialogButton label={t`Cancel contract`}>{(close) => <CancelContractDialog onClose={close} />}</DialogButton>;
}
