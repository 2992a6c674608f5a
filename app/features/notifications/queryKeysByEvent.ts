import type { SocketEvent } from '../../api/contract/socketMessages.ts';
import {
  conversationsKey,
  countersKey,
  dashboardKey,
  matchesKey,
  threadKey,
  visitorsKey,
} from '../../api/queryKeys.ts';

type QueryKey = readonly string[];

const messageKeys = [countersKey, threadKey, conversationsKey, dashboardKey] as const;
const matchKeys = [countersKey, matchesKey, dashboardKey] as const;

const queryKeysByEvent: Readonly<Record<SocketEvent['type'], readonly QueryKey[]>> = {
  pong: [],
  message: messageKeys,
  visit: [countersKey, visitorsKey, dashboardKey],
  match: matchKeys,
  matches: matchKeys,
};

/** The queries that an event makes stale. */
export const toStaleQueryKeys = ({ type }: SocketEvent): readonly QueryKey[] => queryKeysByEvent[type];

/** The queries whose events may have been missed while there was no connection. */
export const reconnectQueryKeys: readonly QueryKey[] = messageKeys;
