import { useLingui } from '@lingui/react/macro';
import { useMemberName } from '../../member/useMemberName.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { BlockControl } from './BlockControl.tsx';
import type { MemberDialogProps } from './ReportDialog.tsx';

/** A dialog that blocks a member, or unblocks a blocked one. */
export function BlockDialog({ person: { profileId, username }, blocked, onClose }: MemberDialogProps) {
  const { t } = useLingui();
  const name = useMemberName()(username);
  return (
    <Dialog title={t`Block ${{ name }}`} closeLabel={t`Close`} onClose={onClose}>
      <BlockControl profileId={profileId} name={name} blocked={blocked} />
    </Dialog>
  );
}
