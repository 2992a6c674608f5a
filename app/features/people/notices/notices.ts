import type { MessageDescriptor } from '@lingui/core';
import { atom } from 'jotai';
import { ownedAtom } from '../../../session/ownedAtom.ts';

/** A notice that an action has succeeded. */
export interface Notice {
  id: number;
  text: MessageDescriptor;
  /** Whether it is closed or has timed out. */
  seen: boolean;
}

export type NoticeEvent = { type: 'added'; text: MessageDescriptor } | { type: 'seen'; id: number };

const MAX_NOTICES = 10;

export function reduceNotices(notices: readonly Notice[], event: NoticeEvent): readonly Notice[] {
  switch (event.type) {
    case 'added': {
      const id = (notices.at(-1)?.id ?? 0) + 1;
      return [...notices, { id, text: event.text, seen: false }].slice(-MAX_NOTICES);
    }
    case 'seen':
      return notices.map((notice) => (notice.id === event.id ? { ...notice, seen: true } : notice));
  }
}

/** The notice to show: the oldest one that has not been seen. */
export const nextNotice = (notices: readonly Notice[]): Notice | null => notices.find(({ seen }) => !seen) ?? null;

const noticesAtom = ownedAtom<readonly Notice[]>([]);
export const shownNoticeAtom = atom((get) => nextNotice(get(noticesAtom)));

export const dispatchNoticeAtom = atom(null, (get, set, event: NoticeEvent) =>
  set(noticesAtom, reduceNotices(get(noticesAtom), event)),
);

/** Text that only screen readers announce, because the change itself is visible on the page. */
export const liveRegionAtom = atom('');
