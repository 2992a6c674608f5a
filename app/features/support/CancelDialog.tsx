import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMember } from '../../session/useSession.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { CancelForm } from './CancelForm.tsx';
import { CancelReceipt } from './CancelReceipt.tsx';
import type { Cancelled } from './cancel.model.ts';

/** Cancels the contract without signing in: the form, then the proof of it. */
export function CancelDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const member = useMember();
  const [cancelled, setCancelled] = useState<Cancelled | null>(null);
  return (
    <Dialog
      key={cancelled ? 'receipt' : 'form'}
      title={cancelled ? t`Confirmation of your cancellation` : t`Cancel contract`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      {cancelled ? (
        <CancelReceipt cancelled={cancelled} onClose={onClose} />
      ) : (
        <CancelForm knownEmail={member?.claims.email ?? ''} onCancelled={setCancelled} />
      )}
    </Dialog>
  );
}
