import { useLingui } from '@lingui/react/macro';
import { useMember } from '../../session/useSession.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { FirstRunDialogProps } from './LazyDialog.tsx';
import { VitalForm } from './VitalForm.tsx';

/**
 * Asks for name, date of birth and town (specification, section 2, "Vital-data modal"). They are required, yet nobody is
 * locked in: closing leaves a note on the page, which leads back here.
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
