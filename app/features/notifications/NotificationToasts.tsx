import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSupportConversation } from '../../api/contract/conversations.ts';
import type { SocketEvent } from '../../api/contract/socketMessages.ts';
import { keepNoticesOpenAtom, quietModeAtom } from '../../device/noticePreferences.ts';
import { markNotifiedAtom } from '../../feedback/notifiedCounters.atoms.ts';
import { SilentErrorBoundary } from '../../feedback/SilentErrorBoundary.tsx';
import { intlTag } from '../../i18n/activeLocale.ts';
import { loadChunk } from '../../lib/loadChunk.ts';
import { truncate } from '../../lib/truncate.ts';
import { rememberPreview } from '../../member/rememberPreview.ts';
import { teamAvatarSource, toAvatarSource } from '../../member/toAvatarSource.ts';
import { useRouteHandle } from '../../routing/useRouteHandle.ts';
import type { ToastContent } from '../../ui/feedback/Toast.tsx';
import { useLocation } from '../../ui/navigation/navigation.ts';
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
  drawerOpenAtom,
  dropOldAtom,
  markSeenAtom,
  nextExpiryAtom,
  notificationsAtom,
  restoreNotificationsAtom,
  useNotificationSync,
} from './notifications.atoms.ts';
import { planToast, TOAST_DURATION_MS, type ToastPlan } from './planToast.ts';
import { useLiveEvents } from './useLiveEvents.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';

const Toast = lazy(async () => ({
  default: (await loadChunk(() => import('../../ui/feedback/Toast.tsx'))).Toast,
}));

interface ReceivedNotification {
  notification: Notification;
  event: SocketEvent;
}

/**
 * The toasts of live events, on pages that may show them (app/features/notifications/README.md). It stores the events
 * for the bell.
 */
export function NotificationToasts() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const allowedHere = mayShowToastsOn(pathname, useRouteHandle().notifications);
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
  /** Undefined before the first one: what shows it is loaded only then. */
  const [toast, setToast] = useState<ToastContent | null>();
  const waiting = useRef<readonly ReceivedNotification[]>([]);

  /** Ids that the current toast is about: it changes only when something has arrived, or has been seen elsewhere. */
  const toldIds = useRef('');

  /**
   * Shows the waiting notifications, but no toast appears, changes or is announced while a dialog is open (rule Z5).
   */
  function showWaiting(): void {
    if (modalOpen) return;
    const known = store.get(notificationsAtom);
    // A notification that was seen in the drawer or in another tab needs no toast any more.
    const isNew = ({ notification }: ReceivedNotification) =>
      known.some(({ id, seen }) => id === notification.id && !seen);
    waiting.current = shown ? waiting.current.filter(isNew) : [];
    const ids = waiting.current.map(({ notification }) => notification.id).join(' ');
    if (ids === toldIds.current) return;
    toldIds.current = ids;
    const plan = planToast(waiting.current.map(({ notification }) => notification));
    if (!plan) {
      setToast(null);
      return;
    }
    const event = waiting.current.find(({ notification }) => notification === plan.lead)?.event;
    const onClose = () => {
      if (waiting.current.length === 0) return;
      waiting.current = [];
      toldIds.current = '';
      setToast(null);
      markSeen(plan.readIds);
    };
    // After its time, all notifications of a toast count as seen, even those it only counted.
    const onTimeout = () => markSeen(waiting.current.map(({ notification }) => notification.id));
    setToast({ ...toToast(plan, event), onClose, onTimeout });
  }

  useEffect(() => restore(), [restore]);
  useMarkThreadRead(pathname);
  useNotificationSync();
  useDropOld();

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
    if (sender && notification.profileId !== null && type !== 'removed') {
      const { name: username, profilePicture, gender, online } = sender;
      rememberPreview(client, notification.profileId, { username, profilePicture, gender, online });
    }
    if (!add(notification) || !shown) return;
    waiting.current = [...waiting.current, { notification, event }];
    showWaiting();
  });

  const showAfterChange = useEffectEvent(showWaiting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change may let toasts appear, or drop them
  useEffect(() => showAfterChange(), [modalOpen, shown, notifications]);

  if (!shown || toast === undefined) return null;
  return (
    <SilentErrorBoundary name="a toast">
      <Suspense fallback={null}>
        <Toast
          content={toast}
          texts={{ label: t`News`, close: t`Close` }}
          persistent={keepOpen || modalOpen}
          position={toOpenConversationId(pathname) === null ? 'bottom' : 'top'}
        />
      </Suspense>
    </SilentErrorBoundary>
  );
}

/** Drops notifications as they become a day old, while the tab is open. */
function useDropOld(): void {
  const expiry = useAtomValue(nextExpiryAtom);
  const drop = useSetAtom(dropOldAtom);
  useEffect(() => {
    if (expiry === null) return;
    const timer = setTimeout(drop, Math.max(0, expiry - Date.now()));
    return () => clearTimeout(timer);
  }, [expiry, drop]);
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

/** Characters of a message or comment; the conversation or the member's own profile shows all of it. */
const MAX_TEXT_LENGTH = 60;
/** Number of kinds in a line that is still short. */
const MAX_KINDS_NAMED = 3;

/** Returns a function that words a toast, with the name and text that the event of its lead brought. */
function useToastContent(): (plan: ToastPlan, event: SocketEvent | undefined) => ToastContent {
  const { t } = useLingui();
  const { title, link, locked, countOf } = useNotificationTexts();
  const openDrawer = useSetAtom(drawerOpenAtom);

  function toLeadText({ type }: Notification, event: SocketEvent | undefined): string {
    if (event?.data?.blurred) return locked;
    return type === 'message' || type === 'comment' ? truncate(event?.data?.message ?? '', MAX_TEXT_LENGTH) : '';
  }

  return ({ lead, others, counts }, event) => {
    const kinds = counts.length <= MAX_KINDS_NAMED ? counts.map(countOf) : [];
    const list = new Intl.ListFormat(intlTag(), { type: 'unit', style: 'short' }).format(kinds);
    if (!lead) {
      return {
        // Not beside the list: new matches count as one item in the drawer.
        title: list || plural(others, { one: '# news item', other: '# news items' }),
        action: { label: t`Show all`, onPress: () => openDrawer(true) },
        durationMs: TOAST_DURATION_MS,
      };
    }
    const sender = event?.sender;
    const text = toLeadText(lead, event);
    const also = list === '' ? plural(others, { one: 'And # more', other: 'And # more' }) : t`Also: ${list}`;
    const avatar = isSupportConversation(lead.conversationId)
      ? teamAvatarSource()
      : sender && toAvatarSource(sender.profilePicture, sender.gender, sender.name);
    return {
      title: title(lead, sender?.name ?? null),
      ...(text !== '' && { text }),
      ...(others > 0 && { note: also }),
      ...(avatar && lead.type !== 'matches' && { avatar }),
      link: { label: link(lead), to: notificationPath(lead) },
      durationMs: TOAST_DURATION_MS,
    };
  };
}
