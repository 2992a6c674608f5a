import type { SocketEvent } from '../../api/contract/socket.ts';
import {
  conversationsKey,
  countersKey,
  dashboardKey,
  matchesKey,
  threadKey,
  visitorsKey,
} from '../../lib/queryKeys.ts';

type Key = readonly string[];

const afterMessage = [countersKey, threadKey, conversationsKey, dashboardKey] as const;
const afterMatch = [countersKey, matchesKey, dashboardKey] as const;

const keysByType: Readonly<Record<SocketEvent['type'], readonly Key[]>> = {
  pong: [],
  message: afterMessage,
  visit: [countersKey, visitorsKey, dashboardKey],
  match: afterMatch,
  matches: afterMatch,
};

/** What an event makes out of date; only what is on show is asked for at once, an open conversation for what is newer. */
export const staleKeysOf = ({ type }: SocketEvent): readonly Key[] => keysByType[type];

/** What may have been missed while there was no connection. */
export const missedKeys: readonly Key[] = afterMessage;
