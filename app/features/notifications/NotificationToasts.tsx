import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { isSupportConversation } from '../../api/contract/conversations.ts';
import type { SocketEvent } from '../../api/contract/socketMessages.ts';
import { keepNoticesOpenAtom, quietModeAtom } from '../../device/noticePreferences.ts';
import { markNotifiedAtom } from '../../feedback/recentlyNotified.atoms.ts';
import { truncate } from '../../lib/truncate.ts';
import { teamAvatarSource, toAvatarSource } from '../../member/avatar.ts';
import { rememberPreview } from '../../member/memberPreview.ts';
import { resolveRouteHandle } from '../../routing/RouteHandle.ts';
import { createToastQueue, type ToastContent } from '../../ui/feedback/createToastQueue.ts';
import { ToastStack } from '../../ui/feedback/ToastStack.tsx';
import { useAnyModalOpen } from '../../ui/overlays/useModal.ts';
import {
  mayShowToastsOn,
  type Notification,
  notificationPath,
  toNotification,
  toOpenConversationId,
} from './notification.ts';
import {
  addNotificationAtom,
  markSeenAtom,
  notificationsAtom,
  restoreNotificationsAtom,
  useNotificationSync,
} from './notifications.atoms.ts';
import { useLiveEvents } from './useLiveEvents.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';

interface ReceivedNotification {
  notification: Notification;
  event: SocketEvent;
}

/** Stores live events for the bell, and shows them as toasts where they may (app/README.md, "Live updates"). */
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
  const client = useQueryClient();
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
    const { sender } = event;
    if (sender && notification.profileId !== null) {
      const { name: username, profilePicture, gender, online } = sender;
      rememberPreview(client, notification.profileId, { username, profilePicture, gender, online });
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

/** Marks the message notifications of the open conversation as seen while the page is visible. */
function useMarkThreadRead(pathname: string): void {
  const notifications = useAtomValue(notificationsAtom);
  const markSeen = useSetAtom(markSeenAtom);
  const openId = toOpenConversationId(pathname);
  useEffect(() => {
    if (openId === null) return;
    const markRead = () => {
      if (document.hidden) return;
      const read = notifications.filter(({ type, conversationId }) => type === 'message' && conversationId === openId);
      markSeen(read.map(({ id }) => id));
    };
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [openId, notifications, markSeen]);
}

/** After this time a toast closes and its notification counts as seen. */
const TOAST_DURATION_MS = 180_000;
/** In characters, of a message or comment; the conversation or the own profile shows all of it. */
const MAX_TEXT_LENGTH = 60;

/** Returns a function that gives the toast of a notification, with the name and text that its event brought. */
function useToastContent(): (notification: Notification, event: SocketEvent) => ToastContent {
  const { title, link, locked } = useNotificationTexts();
  return (notification, { sender, data }) => {
    const text = data?.blurred ? locked : truncate(data?.message ?? '', MAX_TEXT_LENGTH);
    const isSupport = isSupportConversation(notification.conversationId);
    const avatar = isSupport
      ? teamAvatarSource()
      : sender && toAvatarSource(sender.profilePicture, sender.gender, sender.name);
    return {
      tone: 'info',
      title: title(notification, sender?.name ?? null),
      ...((notification.type === 'message' || notification.type === 'comment') && text !== '' ? { text } : {}),
      ...(avatar && notification.type !== 'matches' ? { avatar } : {}),
      link: { label: link(notification), to: notificationPath(notification) },
      durationMs: TOAST_DURATION_MS,
    };
  };
}
