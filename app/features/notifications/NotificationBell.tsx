import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { site } from '../../site/site.ts';
import { NotificationBellButton } from './NotificationBellButton.tsx';
import { NotificationsDrawer } from './NotificationsDrawer.tsx';
import { unseenCountAtom } from './notifications.atoms.ts';

/** The way to all that has been told, with the number of what has not been seen: ten at most are kept, so it is never ++. */
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
