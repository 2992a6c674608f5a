import type { MessageDescriptor } from '@lingui/core';

/** That something a member did has gone well. */
export interface Notice {
  id: number;
  text: MessageDescriptor;
  /** Shown once: closed, or its time is over. */
  seen: boolean;
}

export type NoticeEvent = { type: 'told'; text: MessageDescriptor } | { type: 'seen'; id: number };

const MAX_NOTICES = 10;

export function reduceNotices(notices: readonly Notice[], event: NoticeEvent): readonly Notice[] {
  switch (event.type) {
    case 'told': {
      const id = (notices.at(-1)?.id ?? 0) + 1;
      return [...notices, { id, text: event.text, seen: false }].slice(-MAX_NOTICES);
    }
    case 'seen':
      return notices.map((notice) => (notice.id === event.id ? { ...notice, seen: true } : notice));
  }
}

/** The one to show: one after the other, the oldest first. */
export const nextNotice = (notices: readonly Notice[]): Notice | null => notices.find(({ seen }) => !seen) ?? null;
