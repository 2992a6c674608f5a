import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { ApiError } from '../api/ApiError.ts';
import { fetchUserConfig } from '../api/contract/userConfig.ts';
import { createApi } from '../api/createApi.ts';
import { dispatchGlobalErrorAtom } from '../feedback/globalErrors.ts';
import { log } from '../lib/log.ts';
import { resetOnboarding } from '../routing/onboarding.ts';
import { paymentEntry } from '../routing/paymentEntry.ts';
import { fetchMemberData } from './fetchMemberData.ts';
import { apiAtom, dispatchSessionAtom, type SessionActions, sessionActionsAtom, sessionAtom } from './session.atoms.ts';
import { decideOnTokenChange, type SessionEndReason, type SessionEvent } from './session.model.ts';
import { connectSessionTabs } from './sessionTabs.ts';
import { createStorageOwnership } from './storageOwnership.ts';
import type { TokenStore } from './tokenStore.ts';

export interface SessionOptions {
  store: ReturnType<typeof createStore>;
  tokens: TokenStore;
  queryClient: QueryClient;
  apiOrigin: string;
  siteId: number;
  /** Where events of storage and of coming back arrive: the window. */
  events: EventTarget;
  /** Loads the whole page anew, for when another tab signed in somebody else. */
  reload: () => void;
  /** The page was opened with a magic link that is of no use. */
  invalidLink?: boolean;
  /** Default: a channel to the other tabs of the browser. */
  connect?: typeof connectSessionTabs;
  /** Default: the global fetch. */
  fetch?: typeof globalThis.fetch;
}

/** Finds out who is looking, keeps watching it, and hands the API and the actions to the store. */
export function initSession(options: SessionOptions): void {
  const {
    store,
    tokens,
    queryClient,
    apiOrigin,
    siteId,
    events,
    reload,
    connect = connectSessionTabs,
    fetch,
  } = options;
  const { invalidLink: badLink = false } = options;
  const ownership = createStorageOwnership();
  const dispatch = (event: SessionEvent) => store.set(dispatchSessionAtom, event);
  const api = createApi({
    origin: apiOrigin,
    readToken: tokens.read,
    onUnauthorized: (call) => {
      if (tokens.read().kind !== 'valid') end('expired');
      else if (call === fetchUserConfig.name) end('refused');
      else void checkAfterRefusal();
    },
    ...(fetch && { fetch }),
  });
  const tabs = connect(() => end('signedOutElsewhere'));

  async function load(): Promise<void> {
    const reading = tokens.read();
    if (reading.kind !== 'valid') return end('expired');
    const userId = reading.claims.user_id;
    ownership.claim(userId);
    try {
      dispatch({ type: 'loaded', userId, essentials: await fetchMemberData(api, siteId) });
    } catch (error) {
      log.error('the essentials could not be loaded', error);
      // A refusal has ended the session already; nothing else may leave a member before a spinner for ever.
      dispatch({ type: 'failed', userId, reason: error instanceof ApiError ? error.kind : 'contract' });
    }
  }

  function end(why: SessionEndReason): void {
    if (store.get(sessionAtom).kind === 'guest') return;
    // What another tab has written since is not ours to clear.
    if (why !== 'signedOutElsewhere') tokens.clear();
    if (why === 'signedOut') tabs.broadcast('signedOut');
    // A session that merely ran out goes on where it was: drafts wait for the member, and for nobody else.
    if (why === 'signedOut' || why === 'signedOutElsewhere') ownership.release();
    forget();
    dispatch({ type: 'ended', why });
  }

  /** Nothing of one member may be left for the next. */
  function forget(): void {
    queryClient.clear();
    paymentEntry.clear();
    resetOnboarding(store);
    store.set(dispatchGlobalErrorAtom, { type: 'ended' });
  }

  /** One question about who we are, however many calls were refused; its own refusal ends the session. */
  let checking = false;
  async function checkAfterRefusal(): Promise<void> {
    if (checking || store.get(sessionAtom).kind !== 'member') return;
    checking = true;
    try {
      await api.call(fetchUserConfig);
    } catch (error) {
      log.warn('a call was refused', error);
    } finally {
      checking = false;
    }
  }

  function followToken(): void {
    const reading = tokens.read();
    const session = store.get(sessionAtom);
    const step = decideOnTokenChange(session, reading);
    if (step === 'end') end('signedOutElsewhere');
    else if (step === 'reload') reload();
    else if (step === 'signIn' && reading.kind === 'valid') {
      dispatch({ type: 'signedIn', claims: reading.claims });
      void load();
    }
  }

  const actions: SessionActions = {
    signIn(token) {
      tokens.write(token);
      const reading = tokens.read();
      if (reading.kind !== 'valid') return reading.kind;
      const before = store.get(sessionAtom);
      if (before.kind !== 'guest' && before.claims.user_id !== reading.claims.user_id) forget();
      dispatch({ type: 'signedIn', claims: reading.claims });
      void load();
      return 'valid';
    },
    signOut: () => end('signedOut'),
    expire() {
      const step = decideOnTokenChange(store.get(sessionAtom), tokens.read());
      if (step === 'end') end('expired');
      else if (step === 'reload') reload();
    },
    refresh: load,
    retry() {
      dispatch({ type: 'retried' });
      void load();
    },
  };

  events.addEventListener('storage', (event) => {
    if (tokens.isTokenEvent(event as StorageEvent)) followToken();
  });
  // A page that comes back out of the browser's memory may belong to somebody who has signed out since.
  events.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) followToken();
  });

  store.set(apiAtom, api);
  store.set(sessionActionsAtom, actions);
  dispatch({ type: 'started', token: tokens.read(), badLink });
  if (store.get(sessionAtom).kind === 'loading') void load();
}
