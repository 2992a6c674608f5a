import { atom } from 'jotai';
import { ownedAtom } from '../../../session/ownedAtom.ts';
import { type Notice, type NoticeEvent, nextNotice, reduceNotices } from './notices.model.ts';

const noticesAtom = ownedAtom<readonly Notice[]>([]);
export const shownNoticeAtom = atom((get) => nextNotice(get(noticesAtom)));

export const dispatchNoticeAtom = atom(null, (get, set, event: NoticeEvent) =>
  set(noticesAtom, reduceNotices(get(noticesAtom), event)),
);

/** Announced by screen readers only, because the change itself is visible on the page. */
export const liveRegionAtom = atom('');
