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

export const seeAtom = atom(null, (_, set, ids: readonly string[]) => set(changeAtom, (list) => markSeen(list, ids)));
/** Everything that has been kept is known now; what has grown too old goes. */
export const seeAllAtom = atom(null, (_, set) =>
  set(changeAtom, (list) =>
    markSeen(
      list,
      list.map(({ id }) => id),
    ),
  ),
);
export const removeAtom = atom(null, (_, set, id: string) =>
  set(changeAtom, (list) => list.filter((each) => each.id !== id)),
);
export const removeAllAtom = atom(null, (_, set) => set(changeAtom, () => none));
