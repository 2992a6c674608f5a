import { atom } from 'jotai';
import { tabStorage } from '../../lib/storage/deviceStorage.ts';
import { memberAtom } from '../../session/session.atoms.ts';
import {
  addNotification,
  markSeen,
  type Notification,
  parseNotifications,
  pruneNotifications,
} from './notification.model.ts';

/** In session storage, which logging out and another member empty. */
const storageKey = 'notifications';
const noNotifications: readonly Notification[] = [];

const stateAtom = atom<{ owner: string | null; list: readonly Notification[] }>({ owner: null, list: noNotifications });
const ownerAtom = atom((get) => get(memberAtom)?.claims.user_id ?? null);

/** The newest first. Those of somebody who was signed in before are none. */
export const notificationsAtom = atom((get) => {
  const { owner, list } = get(stateAtom);
  return owner !== null && owner === get(ownerAtom) ? list : noNotifications;
});

export const unseenCountAtom = atom((get) => get(notificationsAtom).filter(({ seen }) => !seen).length);

type ChangeList = (list: readonly Notification[]) => readonly Notification[];

/** Changes what is kept, in the tab and in its storage; nothing when nobody is here any more. */
const changeListAtom = atom(null, (get, set, change: ChangeList) => {
  const owner = get(ownerAtom);
  if (owner === null) return;
  const before = get(notificationsAtom);
  const list = pruneNotifications(change(before), Date.now());
  if (list.length === before.length && list.every((each, at) => each === before[at])) return;
  if (list.length > 0) tabStorage.write(storageKey, JSON.stringify(list));
  else tabStorage.remove(storageKey);
  set(stateAtom, { owner, list });
});

/** Takes up what the tab has kept, as after the page was loaded anew. */
export const restoreNotificationsAtom = atom(null, (get, set) => {
  set(stateAtom, {
    owner: get(ownerAtom),
    list: pruneNotifications(parseNotifications(tabStorage.read(storageKey)), Date.now()),
  });
});

/** Tells whether it was not known yet. */
export const addNotificationAtom = atom(null, (get, set, added: Notification): boolean => {
  set(changeListAtom, (list) => addNotification(list, added));
  return get(notificationsAtom).includes(added);
});

/** What a member does at the bell of one tab, and all others have to know. */
export type NotificationChange = { type: 'seen' | 'removed'; ids: readonly string[] };

/** Set by whoever is in touch with the other tabs. */
export const tabBroadcastAtom = atom<{ tell: (news: NotificationChange) => void }>({ tell() {} });

/** Does what was done in another tab. */
export const applyChangeAtom = atom(null, (_, set, { type, ids }: NotificationChange) =>
  set(changeListAtom, (list) => (type === 'seen' ? markSeen(list, ids) : list.filter(({ id }) => !ids.includes(id)))),
);

const applyAndBroadcastAtom = atom(null, (get, set, news: NotificationChange) => {
  set(applyChangeAtom, news);
  if (news.ids.length > 0) get(tabBroadcastAtom).tell(news);
});

/** Those that are not kept here may be kept elsewhere. */
export const markSeenAtom = atom(null, (get, set, ids: readonly string[]) => {
  const known = new Set(get(notificationsAtom).flatMap(({ id, seen }) => (seen ? [id] : [])));
  set(applyAndBroadcastAtom, { type: 'seen', ids: ids.filter((id) => !known.has(id)) });
});
/** Everything that has been kept is known now; what has grown too old goes. */
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
