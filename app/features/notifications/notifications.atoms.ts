import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { tabStorage } from '../../lib/storage/deviceStorage.ts';
import { openTabChannel } from '../../lib/tabs/tabChannel.ts';
import { ownedAtom } from '../../session/ownedAtom.ts';
import { memberIdAtom } from '../../session/session.atoms.ts';
import {
  addNotification,
  expiryOf,
  markSeen,
  type Notification,
  parseNotifications,
  pruneNotifications,
} from './notification.ts';

/** Key in session storage, which is cleared on logout and for another member. */
const storageKey = 'notifications';
const stateAtom = ownedAtom<readonly Notification[]>([]);

/** Whether the drawer with the notifications is open. */
export const drawerOpenAtom = atom(false);

/** Notifications, the newest first. */
export const notificationsAtom = atom((get) => get(stateAtom));

export const unseenCountAtom = atom((get) => get(notificationsAtom).filter(({ seen }) => !seen).length);

type ChangeList = (list: readonly Notification[]) => readonly Notification[];

/** Changes the list and its stored copy; does nothing after the member has signed out. */
const changeListAtom = atom(null, (get, set, change: ChangeList) => {
  if (get(memberIdAtom) === null) return;
  const before = get(notificationsAtom);
  const list = pruneNotifications(change(before), Date.now());
  if (list.length === before.length && list.every((each, at) => each === before[at])) return;
  if (list.length > 0) tabStorage.write(storageKey, JSON.stringify(list));
  else tabStorage.remove(storageKey);
  set(stateAtom, list);
});

/** Time at which the oldest becomes a day old, in milliseconds; null without any. */
export const nextExpiryAtom = atom((get) => {
  const oldest = get(notificationsAtom).at(-1);
  return oldest ? expiryOf(oldest) : null;
});

/** Drops notifications that are a day old from the list and its stored copy. */
export const dropOldAtom = atom(null, (_, set) => set(changeListAtom, (list) => list));

/** Restores the notifications that the tab has stored before the page was reloaded. */
export const restoreNotificationsAtom = atom(null, (_, set) =>
  set(stateAtom, pruneNotifications(parseNotifications(tabStorage.read(storageKey)), Date.now())),
);

/** Adds a notification. Returns false if it is known already. */
export const addNotificationAtom = atom(null, (get, set, added: Notification): boolean => {
  set(changeListAtom, (list) => addNotification(list, added));
  return get(notificationsAtom).includes(added);
});

/** A change that a member makes in one tab and that all other tabs apply. */
export type NotificationChange = { type: 'seen' | 'removed'; ids: readonly string[] };

/** Sends a change to the other tabs. Set by useNotificationSync. */
export const tabBroadcastAtom = atom<{ send: (change: NotificationChange) => void }>({ send() {} });

/** Applies a change without sending it to the other tabs. */
export const applyChangeAtom = atom(null, (_, set, { type, ids }: NotificationChange) =>
  set(changeListAtom, (list) => (type === 'seen' ? markSeen(list, ids) : list.filter(({ id }) => !ids.includes(id)))),
);

const applyAndBroadcastAtom = atom(null, (get, set, change: NotificationChange) => {
  set(applyChangeAtom, change);
  if (change.ids.length > 0) get(tabBroadcastAtom).send(change);
});

/** Marks notifications as seen. Ids that are unknown in this tab are sent to the others, which may have stored them. */
export const markSeenAtom = atom(null, (get, set, ids: readonly string[]) => {
  const seenIds = new Set(get(notificationsAtom).flatMap(({ id, seen }) => (seen ? [id] : [])));
  set(applyAndBroadcastAtom, { type: 'seen', ids: ids.filter((id) => !seenIds.has(id)) });
});
/** Marks all notifications as seen, and drops those that are too old. */
export const markAllSeenAtom = atom(null, (get, set) => {
  set(
    markSeenAtom,
    get(notificationsAtom).map(({ id }) => id),
  );
});
export const removeNotificationAtom = atom(null, (_, set, id: string) =>
  set(applyAndBroadcastAtom, { type: 'removed', ids: [id] }),
);
export const removeAllNotificationsAtom = atom(null, (get, set) =>
  set(applyAndBroadcastAtom, { type: 'removed', ids: get(notificationsAtom).map(({ id }) => id) }),
);

const TabMessage = z.object({
  owner: z.string(),
  change: z.object({ type: z.enum(['seen', 'removed']), ids: z.array(z.string()) }),
});

/** Shares between tabs which notifications are seen or removed (rule F8). */
export function useNotificationSync(): void {
  const owner = useAtomValue(memberIdAtom);
  const setBroadcast = useSetAtom(tabBroadcastAtom);
  const apply = useSetAtom(applyChangeAtom);
  useEffect(() => {
    const channel = owner === null ? null : openTabChannel('bell');
    if (!channel) return;
    channel.onmessage = ({ data }) => {
      const message = TabMessage.safeParse(data);
      if (message.success && message.data.owner === owner) apply(message.data.change);
    };
    setBroadcast({ send: (change) => channel.postMessage({ owner, change }) });
    return () => {
      setBroadcast({ send() {} });
      channel.close();
    };
  }, [owner, setBroadcast, apply]);
}
