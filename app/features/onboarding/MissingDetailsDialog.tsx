import { useLingui } from '@lingui/react/macro';
import { useMember } from '../../session/useSession.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { OnboardingDialogProps } from './LazyDialog.tsx';
import { MissingDetailsForm } from './MissingDetailsForm.tsx';

/** Asks for the details that are missing. The dialog can be closed: a notice on the page then leads back to it. */
export function MissingDetailsDialog({ onClose }: OnboardingDialogProps) {
  const { t } = useLingui();
  const member = useMember();
  if (!member) return null;
  return (
    <Dialog title={t`A few of your details are missing`} closeLabel={t`Later`} onClose={() => onClose(false)}>
      <MissingDetailsForm member={member} onSaved={() => onClose(true)} />
    </Dialog>
  );
}
