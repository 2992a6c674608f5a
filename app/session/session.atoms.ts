import { atom } from 'jotai';
import type { Api } from '../api/createApi.ts';
import type { ParsedToken } from '../api/parseToken.ts';
import { guestSession, reduceSession, type Session, type SessionEvent } from './session.model.ts';

const sessionStateAtom = atom<Session>(guestSession);

/** The session of this tab. Changed by events only. */
export const sessionAtom = atom((get) => get(sessionStateAtom));

export const dispatchSessionAtom = atom(null, (get, set, event: SessionEvent) =>
  set(sessionStateAtom, reduceSession(get(sessionStateAtom), event)),
);

/** The signed-in member; null for guests and while loading. */
export const memberAtom = atom((get) => {
  const session = get(sessionStateAtom);
  return session.kind === 'member' ? session : null;
});

/** The claims of the signed-in person, also while the member data is missing; null for guests. */
export const claimsAtom = atom((get) => {
  const session = get(sessionStateAtom);
  return session.kind === 'guest' ? null : session.claims;
});

/** Id of the signed-in member, or null: marks stored values and state with the member they belong to. */
export const memberIdAtom = atom((get) => get(memberAtom)?.claims.userId ?? null);

export interface SessionActions {
  /** Stores the token and loads its member, unless the token is expired or invalid. */
  signIn(token: string): ParsedToken['kind'];
  signOut(): void;
  /** Ends the session if its token is no longer valid, and reloads the page if the token belongs to another member. */
  expire(): void;
  /** Loads the member data again, for example after an answer or a payment. */
  refresh(): Promise<void>;
  /** Loads the member data again after something was missing at the first load. */
  retry(): void;
}

/** The API client, set once by initSession. */
export const apiAtom = atom<Api | null>(null);
export const sessionActionsAtom = atom<SessionActions | null>(null);

interface LoadedSession {
  api: Api;
  actions: SessionActions;
}

/**
 * Loader of the API and the session's actions, set when the app starts. The first pages of guests load them when
 * needed.
 */
export const sessionLoaderAtom = atom<{ load: () => Promise<LoadedSession> } | null>(null);
