import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import type { SocketEvent } from '../../api/contract/socket.ts';
import { countersKey } from '../../lib/queryKeys.ts';
import { openTabChannel } from '../../lib/tabChannel.ts';
import { clockOffsetAtom } from '../../session/clock.atoms.ts';
import { memberAtom, sessionActionsAtom } from '../../session/session.atoms.ts';
import { createLiveLine, type Heard, type LiveLine } from '../../session/socket/createLiveLine.ts';
import { createLiveSocket } from '../../session/socket/createLiveSocket.ts';
import { isSocketTokenOver } from '../../session/socket/isSocketTokenOver.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { createFreshener } from './createFreshener.ts';
import { missedKeys, staleKeysOf } from './staleKeys.ts';

type Store = ReturnType<typeof useStore>;

/**
 * Listens to the browser's live connection while a member is signed in, and invalidates the queries that an event makes
 * stale (app/README.md, "Live updates").
 */
export function useLive(onEvent: (event: SocketEvent, heard: Heard) => void): void {
  const store = useStore();
  const client = useQueryClient();
  const member = useMember();
  const owner = member?.claims.user_id ?? null;
  const token = member?.user.websocket_jwt ?? null;
  const hasToken = token !== null;
  const live = useRef<LiveLine>(null);
  const listener = useRef(onEvent);
  listener.current = onEvent;

  useEffect(() => {
    if (owner === null || !hasToken) return;
    const fresh = createFreshener(client);
    const line = createLiveLine({
      owner,
      connect: (hear) => createLiveSocket({ ...tokenOf(store), ...hear }),
      onEvent(event, heard) {
        const stale = staleKeysOf(event);
        // The tab with the connection asks for the counters, and tells them to all.
        fresh.add(heard.own ? stale : stale.filter((key) => key !== countersKey));
        listener.current(event, heard);
      },
      onReopened: () => fresh.add(missedKeys),
      channel: openTabChannel('live'),
      locks: globalThis.navigator.locks,
    });
    live.current = line;
    const deafen = listenForSigns(client, (by) => line.tell({ type: 'woken', by }));
    return () => {
      live.current = null;
      deafen();
      fresh.stop();
      line.stop();
    };
  }, [owner, hasToken, store, client]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever there is another one
  useEffect(() => live.current?.tell({ type: 'tokenChanged' }), [token]);
}

/** The token as it is at that moment: it changes whenever the user config is loaded again. */
function tokenOf(store: Store) {
  const read = () => store.get(memberAtom)?.user.websocket_jwt ?? '';
  return {
    open: () => new WebSocket(`${site.socketOrigin}/?token=${encodeURIComponent(read())}`),
    isTokenOver: () => isSocketTokenOver(read(), Date.now() + store.get(clockOffsetAtom)),
    async renew() {
      const before = read();
      await store.get(sessionActionsAtom)?.refresh();
      return read() !== before;
    },
  };
}

/** The signals that allow another try after all retries failed (reading 24). */
function listenForSigns(client: QueryClient, tell: (by: 'online' | 'focus' | 'poll') => void): () => void {
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
