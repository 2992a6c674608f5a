import { atom } from 'jotai';
import type { SocketEvent } from '../api/contract/socketMessages.ts';

/** What counters count, apart from who is online. */
export type NotifiedCounter = 'conversations' | 'matches' | 'visitors';

const counterByEvent: Partial<Record<SocketEvent['type'], NotifiedCounter>> = {
  message: 'conversations',
  visit: 'visitors',
  match: 'matches',
  matches: 'matches',
};

/** So long after an event a counter that grows says nothing new (milliseconds): two polls. */
const NOTIFIED_WINDOW_MS = 60_000;

const notifiedAtAtom = atom<Partial<Record<NotifiedCounter, number>>>({});

/** An event has come, which is told in its own words or, in quiet mode, not at all. */
export const markNotifiedAtom = atom(null, (_, set, type: SocketEvent['type']) => {
  const news = counterByEvent[type];
  if (news) set(notifiedAtAtom, (all) => ({ ...all, [news]: Date.now() }));
});

/** Whether the growth of a counter has been told of already, so that nothing is read out twice. */
export const recentlyNotifiedAtom = atom(
  (get) => (news: NotifiedCounter) =>
    Date.now() - (get(notifiedAtAtom)[news] ?? Number.NEGATIVE_INFINITY) < NOTIFIED_WINDOW_MS,
);
