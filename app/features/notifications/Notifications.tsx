import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { SocketEvent } from '../../api/contract/socket.ts';
import { pickMeta } from '../../routing/RouteMeta.ts';
import { keepMessagesAtom, quietModeAtom } from '../../session/messageChoices.ts';
import { toldAtom } from '../../session/told.atoms.ts';
import { createToasts } from '../../ui/createToasts.ts';
import { ToastStack } from '../../ui/ToastStack.tsx';
import { useAnyModalOpen } from '../../ui/useModal.ts';
import { isShownOn, type Notification, toNotification } from './notification.model.ts';
import { openConversationOf } from './notificationPath.ts';
import { addAtom, notificationsAtom, recallAtom, seeAtom } from './notifications.atoms.ts';
import { useLive } from './useLive.ts';
import { useReadAlong } from './useReadAlong.ts';
import { useSharedBell } from './useSharedBell.ts';
import { useToToast } from './useToToast.ts';

interface Arrival {
  notification: Notification;
  event: SocketEvent;
}

/**
 * Shows live events: each is stored for the bell and appears as a toast, unless the page or quiet mode suppresses
 * toasts (app/README.md, "Live updates").
 */
export function Notifications() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const shownHere = isShownOn(pathname, pickMeta(useMatches().map(({ handle }) => handle))?.notifications);
  const shown = !useAtomValue(quietModeAtom) && shownHere;
  const stay = useAtomValue(keepMessagesAtom);
  const busy = useAnyModalOpen();
  const kept = useAtomValue(notificationsAtom);
  const recall = useSetAtom(recallAtom);
  const add = useSetAtom(addAtom);
  const see = useSetAtom(seeAtom);
  const told = useSetAtom(toldAtom);
  const toToast = useToToast();
  const store = useStore();
  const [toasts] = useState(createToasts);
  const [waiting, setWaiting] = useState<readonly Arrival[]>([]);
  const up = useRef(new Set<string>());

  useEffect(() => recall(), [recall]);
  useReadAlong(pathname);
  useSharedBell();

  useLive((event, { at }) => {
    const notification = toNotification(event, at);
    if (!notification) return;
    const { id, type, conversationId } = notification;
    told(type);
    // It is being read where it belongs; other tabs need not tell it either.
    if (type === 'message' && conversationId === openConversationOf(pathname) && !document.hidden) return see([id]);
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
      stay={stay || busy}
      place={openConversationOf(pathname) === null ? 'bottom' : 'top'}
    />
  );
}
