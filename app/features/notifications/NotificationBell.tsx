import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { LazyDialog } from '../../feedback/LazyDialog.tsx';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import { site } from '../../site/site.ts';
import { restoreLostFocus } from '../../ui/focus/restoreLostFocus.ts';
import { NotificationBellButton } from './NotificationBellButton.tsx';
import { drawerOpenAtom, unseenCountAtom } from './notifications.atoms.ts';

const loadDrawer = () => loadRareChunk(async () => (await import('./NotificationsDrawer.tsx')).NotificationsDrawer);

/**
 * The button that opens the notifications, with the number of unseen ones. At most ten are stored, so it is never
 * capped.
 */
export function NotificationBell() {
  const { t } = useLingui();
  const unseen = useAtomValue(unseenCountAtom);
  const [open, setOpen] = useAtom(drawerOpenAtom);
  useEffect(() => () => setOpen(false), [setOpen]);
  const close = () => {
    setOpen(false);
    // The toast that opened it is gone.
    restoreLostFocus('header button[aria-haspopup=dialog]');
  };
  const count = String(unseen);
  return (
    <>
      <NotificationBellButton
        count={unseen > 0 && { shown: count, spoken: t`${count} new`, dot: site.badgeDot }}
        open={open}
        onOpen={() => setOpen(true)}
      />
      {open && (
        <LazyDialog load={loadDrawer} onClose={close}>
          {(NotificationsDrawer) => <NotificationsDrawer onClose={close} />}
        </LazyDialog>
      )}
    </>
  );
}
