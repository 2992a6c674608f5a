import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const allowedHere = mayShowToastsOn(
    pathname,
    resolveRouteHandle(useMatches().map(({ handle }) => handle))?.notifications,
  );
  const shown = !useAtomValue(quietModeAtom) && allowedHere;
  const keepOpen = useAtomValue(keepNoticesOpenAtom);
  const modalOpen = useAnyModalOpen();
  const notifications = useAtomValue(notificationsAtom);
  const restore = useSetAtom(restoreNotificationsAtom);
  const add = useSetAtom(addNotificationAtom);
  const markSeen = useSetAtom(markSeenAtom);
  const markNotified = useSetAtom(markNotifiedAtom);
  const toToast = useToastContent();
  const store = useStore();
  const [toasts] = useState(createToastQueue);
  const waiting = useRef<ReceivedNotification[]>([]);
  const openToastIds = useRef(new Set<string>());

  function showToast({ notification, event }: ReceivedNotification): void {
    const { id } = notification;
    if (!store.get(notificationsAtom).some((each) => each.id === id && !each.seen)) return;
    openToastIds.current.add(id);
    const onClose = () => {
      openToastIds.current.delete(id);
      markSeen([id]);
    };
    toasts.show({ ...toToast(notification, event), onClose }, id);
  }

  /** No toast appears and none is announced while a dialog is open (rule Z5). */
  function showWaiting(): void {
    if (modalOpen) return;
    const received = waiting.current.splice(0);
    if (shown) for (const each of received) showToast(each);
  }

  useEffect(() => restore(), [restore]);
  useMarkThreadRead(pathname);
  useNotificationSync();

  useLiveEvents((event, { at }) => {
    const notification = toNotification(event, at);
    if (!notification) return;
    const { id, type, conversationId } = notification;
    markNotified(type);
    // The member reads the message in the open conversation; no tab has to show it as a notification.
    if (type === 'message' && conversationId === toOpenConversationId(pathname) && !document.hidden) {
      return markSeen([id]);
    }
    if (!add(notification) || !shown) return;
    waiting.current.push({ notification, event });
    showWaiting();
  });

  const showAfterDialog = useEffectEvent(showWaiting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change may let toasts appear, or drop them
  useEffect(() => showAfterDialog(), [modalOpen, shown]);

  // A notification that was seen in the drawer or in another tab needs no toast any more.
  useEffect(() => {
    const unseen = new Set(notifications.flatMap(({ id, seen }) => (seen ? [] : [id])));
    for (const id of openToastIds.current) if (!unseen.has(id)) toasts.close(id);
  }, [notifications, toasts]);

  if (!shown) return null;
  return (
    <ToastStack
      toasts={toasts}
      texts={{ label: t`News`, close: t`Close` }}
      persistent={keepOpen || modalOpen}
      position={toOpenConversationId(pathname) === null ? 'bottom' : 'top'}
    />
  );
}
