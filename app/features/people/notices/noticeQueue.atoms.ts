import type { MessageDescriptor } from '@lingui/core';
import { atom } from 'jotai';
import { ownedAtom } from '../../../session/ownedAtom.ts';

/** A notice that an action has succeeded. */
interface Notice {
  id: number;
  text: MessageDescriptor;
}

const MAX_NOTICES = 10;

const noticesAtom = ownedAtom<readonly Notice[]>([]);
const lastIdAtom = atom(0);

/** The notice to show: the oldest one that is neither closed nor timed out. */
export const shownNoticeAtom = atom((get) => get(noticesAtom)[0] ?? null);

export const addNoticeAtom = atom(null, (get, set, text: MessageDescriptor) => {
  set(lastIdAtom, (id) => id + 1);
  set(noticesAtom, [...get(noticesAtom), { id: get(lastIdAtom), text }].slice(-MAX_NOTICES));
});

export const dropNoticeAtom = atom(null, (get, set, id: number) =>
  set(
    noticesAtom,
    get(noticesAtom).filter((notice) => notice.id !== id),
  ),
);

/** Text that only screen readers announce, because the change itself is visible on the page. */
export const liveRegionAtom = atom('');
