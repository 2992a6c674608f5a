import { atom } from 'jotai';
import type { SocketEvent } from '../api/contract/socket.ts';

/** What counters count, apart from who is online. */
export type News = 'conversations' | 'matches' | 'visitors';

const countedAs: Partial<Record<SocketEvent['type'], News>> = {
  message: 'conversations',
  visit: 'visitors',
  match: 'matches',
  matches: 'matches',
};

/** So long after an event a counter that grows says nothing new (milliseconds): two polls. */
const fresh = 60_000;

const heardAtom = atom<Partial<Record<News, number>>>({});

/** An event has come, which is told in its own words or, in quiet mode, not at all. */
export const toldAtom = atom(null, (_, set, type: SocketEvent['type']) => {
  const news = countedAs[type];
  if (news) set(heardAtom, (all) => ({ ...all, [news]: Date.now() }));
});

/** Whether the growth of a counter has been told of already, so that nothing is read out twice. */
export const wasToldAtom = atom(
  (get) => (news: News) => Date.now() - (get(heardAtom)[news] ?? Number.NEGATIVE_INFINITY) < fresh,
);
