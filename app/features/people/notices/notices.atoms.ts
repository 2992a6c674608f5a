import { atom } from 'jotai';
import { memberAtom } from '../../../session/session.atoms.ts';
import { type Notice, type NoticeEvent, nextNotice, reduceNotices } from './notices.model.ts';

const noNotices: readonly Notice[] = [];
const stateAtom = atom<{ owner: string | null; notices: readonly Notice[] }>({ owner: null, notices: noNotices });
const ownerAtom = atom((get) => get(memberAtom)?.claims.user_id ?? null);

/** Of the member who is signed in: what somebody else was told on this device is none of their business. */
const noticesAtom = atom((get) => {
  const { owner, notices } = get(stateAtom);
  return owner !== null && owner === get(ownerAtom) ? notices : noNotices;
});
export const shownNoticeAtom = atom((get) => nextNotice(get(noticesAtom)));

export const dispatchNoticeAtom = atom(null, (get, set, event: NoticeEvent) =>
  set(stateAtom, { owner: get(ownerAtom), notices: reduceNotices(get(noticesAtom), event) }),
);

/** For ears only: what eyes see where it happens. */
export const liveRegionAtom = atom('');
