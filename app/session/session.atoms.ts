import { atom } from 'jotai';
import type { Api } from '../api/createApi.ts';
import type { ParsedToken } from '../api/token.ts';
import { guestSession, reduceSession, type Session, type SessionEvent } from './session.model.ts';

const sessionStateAtom = atom<Session>(guestSession);

/** Who is looking. Changed by events only. */
export const sessionAtom = atom((get) => get(sessionStateAtom));

export const dispatchSessionAtom = atom(null, (get, set, event: SessionEvent) =>
  set(sessionStateAtom, reduceSession(get(sessionStateAtom), event)),
);

/** The signed-in member; null for guests and while loading. */
export const memberAtom = atom((get) => {
  const session = get(sessionStateAtom);
  return session.kind === 'member' ? session : null;
});

export interface SessionActions {
  /** Stores the token and loads whom it belongs to; tells when the token is of no use. */
  signIn(token: string): ParsedToken['kind'];
  signOut(): void;
  /** The token is over, or no longer that of the member shown. */
  expire(): void;
  /** Loads the essentials again, as after an answer or a payment. */
  refresh(): Promise<void>;
  retry(): void;
}

/** Set once when the app starts. */
export const apiAtom = atom<Api | null>(null);
export const sessionActionsAtom = atom<SessionActions | null>(null);
