import type { MessageDescriptor } from '@lingui/core';

/** Something a member has to be told about what they did. */
export interface Notice {
  id: number;
  /** Profile id of the member it is about; null where it is about nobody in particular. */
  about: string | null;
  tone: 'danger' | 'success';
  /** Ours, or the server's own words. */
  text: MessageDescriptor | string;
  /** Whether waiting for the connection is what helps. */
  offline: boolean;
  /** Shown once: closed, or its time is over. */
  seen: boolean;
}

export type NewNotice = Pick<Notice, 'about' | 'tone' | 'text'> & { offline?: boolean };

export type NoticeEvent =
  | { type: 'told'; notice: NewNotice }
  | { type: 'seen'; id: number }
  /** The member has tried again, or gone on: what was wrong before is of no interest any more. */
  | { type: 'settled'; about: string };

const kept = 10;

export function reduceNotices(notices: readonly Notice[], event: NoticeEvent): readonly Notice[] {
  switch (event.type) {
    case 'told': {
      const id = (notices.at(-1)?.id ?? 0) + 1;
      return [...notices, { offline: false, ...event.notice, id, seen: false }].slice(-kept);
    }
    case 'seen':
      return notices.map((notice) => (notice.id === event.id ? { ...notice, seen: true } : notice));
    case 'settled':
      return notices.filter(({ about, tone }) => about !== event.about || tone !== 'danger');
  }
}

/** The one to show: one after the other, the oldest first. */
export const nextNotice = (notices: readonly Notice[]): Notice | null => notices.find(({ seen }) => !seen) ?? null;

/** What went wrong with a member and has not been settled: it stays with them after the banner has gone. */
export const troubleWith = (notices: readonly Notice[], about: string): Notice | null =>
  notices.findLast((notice) => notice.tone === 'danger' && notice.about === about) ?? null;
