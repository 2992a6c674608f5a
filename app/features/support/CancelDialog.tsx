import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useClosing } from '../../parts/useClosing.tsx';
import { useUnsaved } from '../../parts/useUnsaved.ts';
import { useMember } from '../../session/useSession.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { CancelForm } from './CancelForm.tsx';
import { CancelReceipt } from './CancelReceipt.tsx';
import type { CancelFields, Cancelled } from './cancel.model.ts';

/** Cancels the contract without signing in: the form, then the proof of it. */
export function CancelDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const member = useMember();
  const knownEmail = member?.claims.email ?? '';
  const [fields, setFields] = useState<CancelFields>({ email: knownEmail, reason: '' });
  const [cancelled, setCancelled] = useState<Cancelled | null>(null);
  const typed = !cancelled && (fields.email !== knownEmail || fields.reason !== '');
  const { close, question } = useClosing(typed, onClose);
  useUnsaved(typed);
  return (
    <Dialog
      key={cancelled ? 'receipt' : 'form'}
      title={cancelled ? t`Confirmation of your cancellation` : t`Cancel contract`}
      closeLabel={t`Close`}
      onClose={close}
    >
      {cancelled ? (
        <CancelReceipt cancelled={cancelled} onClose={onClose} />
      ) : (
        <CancelForm fields={fields} onChange={setFields} onCancelled={setCancelled} />
      )}
      {question}
    </Dialog>
  );
}
