import { atom } from 'jotai';
import { tabStorage } from '../../lib/deviceStorage.ts';
import { memberAtom } from '../../session/session.atoms.ts';
import { addNotification, markSeen, type Notification, parseNotifications, prune } from './notification.model.ts';

/** In session storage, which logging out and another member empty. */
const key = 'notifications';
const none: readonly Notification[] = [];

const boxAtom = atom<{ owner: string | null; list: readonly Notification[] }>({ owner: null, list: none });
const ownerAtom = atom((get) => get(memberAtom)?.claims.user_id ?? null);

/** The newest first. Those of somebody who was signed in before are none. */
export const notificationsAtom = atom((get) => {
  const { owner, list } = get(boxAtom);
  return owner !== null && owner === get(ownerAtom) ? list : none;
});

export const unseenCountAtom = atom((get) => get(notificationsAtom).filter(({ seen }) => !seen).length);

type Change = (list: readonly Notification[]) => readonly Notification[];

/** Changes what is kept, in the tab and in its storage; nothing when nobody is here any more. */
const changeAtom = atom(null, (get, set, change: Change) => {
  const owner = get(ownerAtom);
  if (owner === null) return;
  const before = get(notificationsAtom);
  const list = prune(change(before), Date.now());
  if (list.length === before.length && list.every((each, at) => each === before[at])) return;
  if (list.length > 0) tabStorage.write(key, JSON.stringify(list));
  else tabStorage.remove(key);
  set(boxAtom, { owner, list });
});

/** Takes up what the tab has kept, as after the page was loaded anew. */
export const recallAtom = atom(null, (get, set) => {
  set(boxAtom, { owner: get(ownerAtom), list: prune(parseNotifications(tabStorage.read(key)), Date.now()) });
});

/** Tells whether it was not known yet. */
export const addAtom = atom(null, (get, set, added: Notification): boolean => {
  set(changeAtom, (list) => addNotification(list, added));
  return get(notificationsAtom).includes(added);
});

/** What a member does at the bell of one tab, and all others have to know. */
export type BellNews = { type: 'seen' | 'removed'; ids: readonly string[] };

/** Set by whoever is in touch with the other tabs. */
export const tellTabsAtom = atom<{ tell: (news: BellNews) => void }>({ tell() {} });

/** Does what was done in another tab. */
export const followAtom = atom(null, (_, set, { type, ids }: BellNews) =>
  set(changeAtom, (list) => (type === 'seen' ? markSeen(list, ids) : list.filter(({ id }) => !ids.includes(id)))),
);

const doAtom = atom(null, (get, set, news: BellNews) => {
  set(followAtom, news);
  if (news.ids.length > 0) get(tellTabsAtom).tell(news);
});

/** Those that are not kept here may be kept elsewhere. */
export const seeAtom = atom(null, (get, set, ids: readonly string[]) => {
  const known = new Set(get(notificationsAtom).flatMap(({ id, seen }) => (seen ? [id] : [])));
  set(doAtom, { type: 'seen', ids: ids.filter((id) => !known.has(id)) });
});
/** Everything that has been kept is known now; what has grown too old goes. */
export const seeAllAtom = atom(null, (get, set) => {
  set(
    seeAtom,
    get(notificationsAtom).map(({ id }) => id),
  );
});
export const removeAtom = atom(null, (_, set, id: string) => set(doAtom, { type: 'removed', ids: [id] }));
export const removeAllAtom = atom(null, (get, set) =>
  set(doAtom, { type: 'removed', ids: get(notificationsAtom).map(({ id }) => id) }),
);
