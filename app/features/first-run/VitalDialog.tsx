import { useLingui } from '@lingui/react/macro';
import { useMember } from '../../session/useSession.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { FirstRunDialogProps } from './LazyDialog.tsx';
import { VitalForm } from './VitalForm.tsx';

/**
 * Asks for member name, date of birth and town. They are required, yet the dialog can be closed: a notice on the page
 * then leads back to it.
 */
export function VitalDialog({ onClose }: FirstRunDialogProps) {
  const { t } = useLingui();
  const member = useMember();
  if (!member) return null;
  return (
    <Dialog title={t`A few of your details are missing`} closeLabel={t`Later`} onClose={() => onClose(false)}>
      <VitalForm member={member} onSaved={() => onClose(true)} />
    </Dialog>
  );
}
