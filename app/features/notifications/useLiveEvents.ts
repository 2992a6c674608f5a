import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import type { SocketEvent } from '../../api/contract/socketMessages.ts';
import { countersKey } from '../../api/queryKeys.ts';
import { clockOffsetAtom } from '../../device/clockOffset.atoms.ts';
import { openTabChannel } from '../../lib/tabs/tabChannel.ts';
import { createReconnectingSocket } from '../../live/createReconnectingSocket.ts';
import { createSharedSocket, type FrameOrigin, type SharedSocket } from '../../live/createSharedSocket.ts';
import { isSocketTokenExpired } from '../../live/isSocketTokenExpired.ts';
import { memberAtom, sessionActionsAtom } from '../../session/session.atoms.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { createInvalidationQueue } from './createInvalidationQueue.ts';
import { reconnectQueryKeys, toStaleQueryKeys } from './queryKeysByEvent.ts';

type Store = ReturnType<typeof useStore>;

/**
 * Listens to the browser's live connection while a member is signed in, and invalidates the queries that an event makes
 * stale (app/README.md, "Live updates").
 */
export function useLiveEvents(onEvent: (event: SocketEvent, heard: FrameOrigin) => void): void {
  const store = useStore();
  const client = useQueryClient();
  const member = useMember();
  const owner = member?.claims.user_id ?? null;
  const token = member?.user.websocket_jwt ?? null;
  const hasToken = token !== null;
  const live = useRef<SharedSocket>(null);
  const listener = useRef(onEvent);
  listener.current = onEvent;

  useEffect(() => {
    if (owner === null || !hasToken) return;
    const fresh = createInvalidationQueue(client);
    const line = createSharedSocket({
      owner,
      connect: (hear) => createReconnectingSocket({ ...createSocketAccess(store), ...hear }),
      onEvent(event, heard) {
        const stale = toStaleQueryKeys(event);
        // The tab with the connection asks for the counters, and tells them to all.
        fresh.add(heard.direct ? stale : stale.filter((key) => key !== countersKey));
        listener.current(event, heard);
      },
      onReconnected: () => fresh.add(reconnectQueryKeys),
      channel: openTabChannel('live'),
      locks: globalThis.navigator.locks,
    });
    live.current = line;
    const deafen = listenForReconnectTriggers(client, (by) => line.signal({ type: 'woken', by }));
    return () => {
      live.current = null;
      deafen();
      fresh.stop();
      line.stop();
    };
  }, [owner, hasToken, store, client]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever there is another one
  useEffect(() => live.current?.signal({ type: 'tokenChanged' }), [token]);
}

/** The token as it is at that moment: it changes whenever the user config is loaded again. */
function createSocketAccess(store: Store) {
  const read = () => store.get(memberAtom)?.user.websocket_jwt ?? '';
  return {
    open: () => new WebSocket(`${site.socketOrigin}/?token=${encodeURIComponent(read())}`),
    isTokenExpired: () => isSocketTokenExpired(read(), Date.now() + store.get(clockOffsetAtom)),
    async renewToken() {
      const before = read();
      await store.get(sessionActionsAtom)?.refresh();
      return read() !== before;
    },
  };
}

/** The signals that allow another try after all retries failed (reading 24). */
function listenForReconnectTriggers(client: QueryClient, tell: (by: 'online' | 'focus' | 'poll') => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('online', () => tell('online'), { signal });
  document.addEventListener('visibilitychange', () => document.hidden || tell('focus'), { signal });
  const unsubscribe = client.getQueryCache().subscribe((change) => {
    if (change.type !== 'updated' || change.action.type !== 'success') return;
    if (change.query.queryKey[0] === countersKey[0]) tell('poll');
  });
  return () => {
    listening.abort();
    unsubscribe();
  };
}
