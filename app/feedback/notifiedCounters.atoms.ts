import { atom } from 'jotai';
import type { SocketEvent } from '../api/contract/socketMessages.ts';

/** A counter that events change; not that of members who are online. */
export type NotifiedCounter = 'conversations' | 'matches' | 'visitors';

const counterByEvent: Partial<Record<SocketEvent['type'], NotifiedCounter>> = {
  message: 'conversations',
  visit: 'visitors',
  match: 'matches',
  matches: 'matches',
};

/** Time after an event in which a risen counter is not announced again: two polls of the counters. */
const NOTIFIED_WINDOW_MS = 60_000;

const notifiedAtAtom = atom<Partial<Record<NotifiedCounter, number>>>({});

/** Call for each socket event: its notification covers the rise of its counter. */
export const markNotifiedAtom = atom(null, (_, set, type: SocketEvent['type']) => {
  const counter = counterByEvent[type];
  if (counter) set(notifiedAtAtom, (times) => ({ ...times, [counter]: Date.now() }));
});

/** Whether the rise of a counter has been notified already, so that screen readers do not read it twice. */
export const recentlyNotifiedAtom = atom(
  (get) => (counter: NotifiedCounter) =>
    Date.now() - (get(notifiedAtAtom)[counter] ?? Number.NEGATIVE_INFINITY) < NOTIFIED_WINDOW_MS,
);
