import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { site } from '../../site/site.ts';
import { NotificationBellButton } from './NotificationBellButton.tsx';
import { NotificationsDrawer } from './NotificationsDrawer.tsx';
import { unseenCountAtom } from './notifications.atoms.ts';

/** Opens the notifications, and shows how many are unseen. At most ten are stored, so the number is never capped. */
export function NotificationBell() {
  const { t } = useLingui();
  const unseen = useAtomValue(unseenCountAtom);
  const [open, setOpen] = useState(false);
  const count = String(unseen);
  return (
    <>
      <NotificationBellButton
        count={unseen > 0 && { shown: count, spoken: t`${count} new`, dot: site.badgeDot }}
        open={open}
        onOpen={() => setOpen(true)}
      />
      {open && <NotificationsDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
