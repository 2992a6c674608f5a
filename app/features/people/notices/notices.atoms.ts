import { atom } from 'jotai';
import { memberAtom } from '../../../session/session.atoms.ts';
import { type Notice, type NoticeEvent, nextNotice, reduceNotices } from './notices.model.ts';

const noNotices: readonly Notice[] = [];
const stateAtom = atom<{ owner: string | null; notices: readonly Notice[] }>({ owner: null, notices: noNotices });
const ownerAtom = atom((get) => get(memberAtom)?.claims.user_id ?? null);

/** Only the notices of the signed-in member: those of another member on this device must not show. */
const noticesAtom = atom((get) => {
  const { owner, notices } = get(stateAtom);
  return owner !== null && owner === get(ownerAtom) ? notices : noNotices;
});
export const shownNoticeAtom = atom((get) => nextNotice(get(noticesAtom)));

export const dispatchNoticeAtom = atom(null, (get, set, event: NoticeEvent) =>
  set(stateAtom, { owner: get(ownerAtom), notices: reduceNotices(get(noticesAtom), event) }),
);

/** Announced by screen readers only, because the change itself is visible on the page. */
export const liveRegionAtom = atom('');
