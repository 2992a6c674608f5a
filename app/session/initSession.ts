import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { ApiError } from '../api/ApiError.ts';
import type { CompletionStatus } from '../api/contract/completionStatus.ts';
import { fetchUserConfig } from '../api/contract/userConfig.ts';
import { createApi } from '../api/createApi.ts';
import { log } from '../lib/log.ts';
import { createSiteValuesCheck, type ExpectedSite } from './createSiteValuesCheck.ts';
import { fetchMemberData } from './fetchMemberData.ts';
import {
  apiAtom,
  dispatchSessionAtom,
  memberAtom,
  type SessionActions,
  sessionActionsAtom,
  sessionAtom,
  sessionLoaderAtom,
} from './session.atoms.ts';
import { decideOnTokenChange, type SessionEndReason, type SessionEvent } from './session.model.ts';
import { connectSessionTabs } from './sessionTabs.ts';
import { createStorageOwnership } from './storageOwnership.ts';
import type { TokenStore } from './tokenStore.ts';

export interface SessionOptions {
  store: ReturnType<typeof createStore>;
  tokens: TokenStore;
  queryClient: QueryClient;
  apiOrigin: string;
  /** Values of the site that the API is expected to confirm. */
  expectedSite: ExpectedSite;
  /** Target of the events `storage` and `pageshow`: the window. */
  events: EventTarget;
  /** Reloads the page, after another tab has signed in another member. */
  reload: () => void;
  /**
   * Clears the member's data that is stored by folders above the session; called when a session ends or changes its
   * member.
   */
  onEnd: () => void;
  /** Default: a channel to the other tabs of the browser. */
  connect?: typeof connectSessionTabs;
  /** Default: the global fetch. */
  fetch?: typeof globalThis.fetch;
}

/**
 * Puts the API and the actions into the store, loads the member whom the stored token has signed in, and follows every
 * change of the token. The store has the state in which the session starts already.
 */
export function initSession(options: SessionOptions): void {
  const { store, tokens, queryClient, events, reload, onEnd, fetch } = options;
  const ownership = createStorageOwnership();
  const checkSite = createSiteValuesCheck(options.expectedSite);
  const dispatch = (event: SessionEvent) => store.set(dispatchSessionAtom, event);
  const api = createApi({
    origin: options.apiOrigin,
    readToken: tokens.read,
    onUnauthorized: (call) => {
      if (tokens.read().kind !== 'valid') end('expired');
      else if (call === fetchUserConfig.name) end('refused');
      else void recheckUser();
    },
    ...(fetch && { fetch }),
  });
  const tabs = (options.connect ?? connectSessionTabs)(() => {
    ownership.release();
    end('signedOutElsewhere');
  });

  async function load(): Promise<void> {
    const token = tokens.read();
    if (token.kind !== 'valid') return end('expired');
    const userId = token.claims.userId;
    ownership.claim(userId);
    try {
      const first = store.get(sessionAtom).kind !== 'member';
      const memberData = await fetchMemberData(api, first ? completeLate(userId) : undefined);
      checkSite(memberData);
      // In between, the session may have ended, or another member may have signed in.
      const session = store.get(sessionAtom);
      if (session.kind === 'guest' || session.claims.userId !== userId) return;
      await ownership.open(userId, memberData.user.draftKey);
      dispatch({ type: 'loaded', userId, memberData });
    } catch (error) {
      log.error('the member data could not be loaded', error);
      // A 401 has already ended the session; after any other error the member must not wait at a spinner forever.
      dispatch({ type: 'failed', userId, reason: error instanceof ApiError ? error.kind : 'contract' });
    }
  }

  /** A completion status that comes late counts only while there is none. */
  const completeLate = (userId: string) => (completion: CompletionStatus) => {
    const session = store.get(sessionAtom);
    if (session.kind === 'member' && session.completion === null) dispatch({ type: 'checked', userId, completion });
  };

  function end(reason: SessionEndReason): void {
    if (store.get(sessionAtom).kind === 'guest') return;
    // Another tab may have stored the next token already.
    if (reason !== 'signedOutElsewhere') tokens.clear();
    if (reason === 'signedOut') {
      tabs.broadcast('signedOut');
      ownership.release();
      // After an expired session the same member continues with the drafts. Signing out in another tab removes them
      // there.
    } else ownership.expire();
    clearMemberState();
    dispatch({ type: 'ended', reason });
  }

  function clearMemberState(): void {
    queryClient.clear();
    onEnd();
  }

  /** Whether the user config is being loaded, once for all refused calls; its own 401 ends the session. */
  let rechecking = false;
  async function recheckUser(): Promise<void> {
    if (rechecking || store.get(sessionAtom).kind !== 'member') return;
    rechecking = true;
    try {
      await api.call(fetchUserConfig);
    } catch (error) {
      log.warn('a call was refused', error);
    } finally {
      rechecking = false;
    }
  }

  /** Fetches again what Premium unlocks, after a payment in another tab. */
  async function followPayment(): Promise<void> {
    const readPremium = () => store.get(memberAtom)?.user.premium;
    const before = readPremium();
    await load();
    if (readPremium() !== before) void queryClient.invalidateQueries();
  }

  function followToken(): void {
    const token = tokens.read();
    const step = decideOnTokenChange(store.get(sessionAtom), token);
    if (step === 'end') end('signedOutElsewhere');
    else if (step === 'reload') reload();
    else if (step === 'refresh') void followPayment();
    else if (step === 'signIn' && token.kind === 'valid') {
      dispatch({ type: 'signedIn', claims: token.claims });
      void load();
    }
  }

  const actions: SessionActions = {
    signIn(raw) {
      tokens.write(raw);
      const token = tokens.read();
      if (token.kind !== 'valid') return token.kind;
      const before = store.get(sessionAtom);
      if (before.kind !== 'guest' && before.claims.userId !== token.claims.userId) clearMemberState();
      dispatch({ type: 'signedIn', claims: token.claims });
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
    ownership.follow(event as StorageEvent);
  });
  // The browser's back/forward cache can restore the page of a member who has signed out since.
  events.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) followToken();
  });

  store.set(apiAtom, api);
  store.set(sessionActionsAtom, actions);
  store.set(sessionLoaderAtom, { load: async () => ({ api, actions }) });
  if (store.get(sessionAtom).kind === 'loading') void load();
  // Another tab may have signed in while all this was loading.
  else followToken();
}
