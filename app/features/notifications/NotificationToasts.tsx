import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { SocketEvent } from '../../api/contract/socketMessages.ts';
import { keepNoticesOpenAtom, quietModeAtom } from '../../device/noticePreferences.ts';
import { markNotifiedAtom } from '../../feedback/recentlyNotified.atoms.ts';
import { resolveRouteHandle } from '../../routing/RouteHandle.ts';
import { createToastQueue } from '../../ui/feedback/createToastQueue.ts';
import { ToastStack } from '../../ui/feedback/ToastStack.tsx';
import { useAnyModalOpen } from '../../ui/overlays/useModal.ts';
import { mayShowToastsOn, type Notification, toNotification } from './notification.model.ts';
import { toOpenConversationId } from './notificationPath.ts';
import {
  addNotificationAtom,
  markSeenAtom,
  notificationsAtom,
  restoreNotificationsAtom,
} from './notifications.atoms.ts';
import { useLiveEvents } from './useLiveEvents.ts';
import { useMarkThreadRead } from './useMarkThreadRead.ts';
import { useNotificationSync } from './useNotificationSync.ts';
import { useToastContent } from './useToastContent.ts';

interface ReceivedNotification {
  notification: Notification;
  event: SocketEvent;
}

/**
 * Shows live events: each is stored for the bell and appears as a toast, unless the page or quiet mode suppresses
 * toasts (app/README.md, "Live updates").
 */
export function NotificationToasts() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const shownHere = mayShowToastsOn(
    pathname,
    resolveRouteHandle(useMatches().map(({ handle }) => handle))?.notifications,
  );
  const shown = !useAtomValue(quietModeAtom) && shownHere;
  const stay = useAtomValue(keepNoticesOpenAtom);
  const busy = useAnyModalOpen();
  const kept = useAtomValue(notificationsAtom);
  const recall = useSetAtom(restoreNotificationsAtom);
  const add = useSetAtom(addNotificationAtom);
  const see = useSetAtom(markSeenAtom);
  const told = useSetAtom(markNotifiedAtom);
  const toToast = useToastContent();
  const store = useStore();
  const [toasts] = useState(createToastQueue);
  const [waiting, setWaiting] = useState<readonly ReceivedNotification[]>([]);
  const up = useRef(new Set<string>());

  useEffect(() => recall(), [recall]);
  useMarkThreadRead(pathname);
  useNotificationSync();

  useLiveEvents((event, { at }) => {
    const notification = toNotification(event, at);
    if (!notification) return;
    const { id, type, conversationId } = notification;
    told(type);
    // It is being read where it belongs; other tabs need not tell it either.
    if (type === 'message' && conversationId === toOpenConversationId(pathname) && !document.hidden) return see([id]);
    if (add(notification) && shown) setWaiting((before) => [...before, { notification, event }]);
  });

  // Behind a dialog nothing is read out, and no toast should appear (rule Z5).
  useEffect(() => {
    if (busy || waiting.length === 0) return;
    // Others may have come in since.
    setWaiting((before) => before.filter((each) => !waiting.includes(each)));
    for (const { notification, event } of shown ? waiting : []) {
      const { id } = notification;
      if (!store.get(notificationsAtom).some((each) => each.id === id && !each.seen)) continue;
      up.current.add(id);
      const onClose = () => {
        up.current.delete(id);
        see([id]);
      };
      toasts.show({ ...toToast(notification, event), onClose }, id);
    }
  }, [busy, waiting, shown, store, see, toasts, toToast]);

  // What has been seen elsewhere need not be said any more.
  useEffect(() => {
    const unseen = new Set(kept.flatMap(({ id, seen }) => (seen ? [] : [id])));
    for (const id of up.current) if (!unseen.has(id)) toasts.close(id);
  }, [kept, toasts]);

  if (!shown) return null;
  return (
    <ToastStack
      toasts={toasts}
      texts={{ label: t`News`, close: t`Close` }}
      persistent={stay || busy}
      position={toOpenConversationId(pathname) === null ? 'bottom' : 'top'}
    />
  );
}
