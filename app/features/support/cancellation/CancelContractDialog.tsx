import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useConfirmClose } from '../../../feedback/useConfirmClose.tsx';
import { useUnsavedChanges } from '../../../feedback/useUnsavedChanges.ts';
import { QueryClientScope } from '../../../session/QueryClientScope.tsx';
import { useMember } from '../../../session/useSession.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { CancelContractForm } from './CancelContractForm.tsx';
import { CancellationReceipt } from './CancellationReceipt.tsx';
import type { Cancellation, CancellationFields } from './cancellation.model.ts';

/** A dialog that cancels the contract without signing in: the form, then the receipt. */
export function CancelContractDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const member = useMember();
  const knownEmail = member?.claims.email ?? '';
  const [fields, setFields] = useState<CancellationFields>({ email: knownEmail, reason: '' });
  const [cancelled, setCancelled] = useState<Cancellation | null>(null);
  const dirty = !cancelled && (fields.email !== knownEmail || fields.reason !== '');
  const { close, confirmation } = useConfirmClose(dirty, onClose);
  useUnsavedChanges(dirty);
  return (
    <Dialog
      key={cancelled ? 'receipt' : 'form'}
      title={cancelled ? t`Confirmation of your cancellation` : t`Cancel contract`}
      closeLabel={t`Close`}
      onClose={close}
    >
      {cancelled ? (
        <CancellationReceipt cancelled={cancelled} onClose={onClose} />
      ) : (
        <QueryClientScope>
          <CancelContractForm fields={fields} onChange={setFields} onCancelled={setCancelled} />
        </QueryClientScope>
      )}
      {confirmation}
    </Dialog>
  );
}
