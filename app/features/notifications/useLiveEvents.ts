import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SocketEvent } from '../../api/contract/socketMessages.ts';
import {
  conversationsKey,
  countersKey,
  dashboardKey,
  matchesKey,
  ownProfileKey,
  safetyNoticesKey,
  threadKey,
  visitorsKey,
} from '../../api/queryKeys.ts';
import { clockOffsetAtom } from '../../device/clockOffset.atoms.ts';
import { pauseInBackForwardCache } from '../../lib/pauseInBackForwardCache.ts';
import { openTabChannel } from '../../lib/tabs/tabChannel.ts';
import { createReconnectingSocket } from '../../live/createReconnectingSocket.ts';
import { createSharedSocket, type FrameOrigin, type SharedSocket } from '../../live/createSharedSocket.ts';
import { isSocketTokenExpired } from '../../live/isSocketTokenExpired.ts';
import { memberAtom, sessionActionsAtom } from '../../session/session.atoms.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { createInvalidationQueue } from './createInvalidationQueue.ts';

type Store = ReturnType<typeof useStore>;

/** Listens to the live connection and invalidates what an event makes stale (app/live/README.md, "Live updates"). */
export function useLiveEvents(onEvent: (event: SocketEvent, origin: FrameOrigin) => void): void {
  const store = useStore();
  const client = useQueryClient();
  const member = useMember();
  const owner = member?.claims.userId ?? null;
  const token = member?.user.websocketJwt ?? null;
  const hasToken = token !== null;
  const sharedSocket = useRef<SharedSocket>(null);
  const handleEvent = useEffectEvent(onEvent);

  useEffect(() => {
    if (owner === null || !hasToken) return;
    return pauseInBackForwardCache((isBack) => {
      const queue = createInvalidationQueue(client);
      // Events may have been missed.
      if (isBack) queue.add(reconnectQueryKeys);
      const socket = createSharedSocket({
        owner,
        connect: (listeners) => createReconnectingSocket({ ...createSocketAccess(store), ...listeners }),
        onEvent(event, origin) {
          const stale = toStaleQueryKeys(event);
          // Only the tab with the connection fetches the counters; the other tabs adopt its result.
          queue.add(origin.direct ? stale : stale.filter((key) => key !== countersKey));
          handleEvent(event, origin);
        },
        onReconnected: () => queue.add(reconnectQueryKeys),
        channel: openTabChannel('live'),
        locks: globalThis.navigator.locks,
      });
      sharedSocket.current = socket;
      const unsubscribe = listenForReconnectTriggers(client, (by) => socket.signal({ type: 'reconnectRequested', by }));
      return () => {
        sharedSocket.current = null;
        unsubscribe();
        queue.stop();
        socket.stop();
      };
    });
  }, [owner, hasToken, store, client]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signal is due whenever the token changes
  useEffect(() => sharedSocket.current?.signal({ type: 'tokenChanged' }), [token]);
}

/** Creates the access to the socket. It reads the token at each call, because that changes with the user config. */
function createSocketAccess(store: Store) {
  const readToken = () => store.get(memberAtom)?.user.websocketJwt ?? '';
  return {
    open: () => new WebSocket(`${site.socketOrigin}/?token=${encodeURIComponent(readToken())}`),
    isTokenExpired: () => isSocketTokenExpired(readToken(), Date.now() + store.get(clockOffsetAtom)),
    async renewToken() {
      const before = readToken();
      await store.get(sessionActionsAtom)?.refresh();
      return readToken() !== before;
    },
  };
}

/**
 * Reports the signals that allow another try after all retries have failed (reading 24); the returned function stops
 * that.
 */
function listenForReconnectTriggers(
  client: QueryClient,
  onTrigger: (by: 'online' | 'focus' | 'poll') => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('online', () => onTrigger('online'), { signal });
  document.addEventListener('visibilitychange', () => document.hidden || onTrigger('focus'), { signal });
  const unsubscribe = client.getQueryCache().subscribe((change) => {
    if (change.type !== 'updated' || change.action.type !== 'success') return;
    if (change.query.queryKey[0] === countersKey[0]) onTrigger('poll');
  });
  return () => {
    controller.abort();
    unsubscribe();
  };
}

const messageKeys = [countersKey, threadKey, conversationsKey, dashboardKey] as const;
const matchKeys = [countersKey, matchesKey, dashboardKey] as const;

const queryKeysByEvent: Readonly<Record<SocketEvent['type'], readonly QueryKey[]>> = {
  pong: [],
  message: messageKeys,
  visit: [countersKey, visitorsKey, dashboardKey],
  match: matchKeys,
  matches: matchKeys,
  // The lists and profiles of members show who has smiled.
  smile: [['people'], dashboardKey],
  like: [ownProfileKey],
  comment: [ownProfileKey],
  removed: [...messageKeys, ['people'], safetyNoticesKey],
};

/** The queries that an event makes stale. */
const toStaleQueryKeys = ({ type }: SocketEvent): readonly QueryKey[] => queryKeysByEvent[type];

/** Queries whose events may have been missed while there was no connection. */
const reconnectQueryKeys: readonly QueryKey[] = [...messageKeys, safetyNoticesKey];
