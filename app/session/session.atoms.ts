import { atom } from 'jotai';
import type { Api } from '../api/createApi.ts';
import type { TokenReading } from '../api/token.ts';
import { guest, reduceSession, type Session, type SessionEvent } from './session.model.ts';

const stateAtom = atom<Session>(guest);

/** Who is looking. Changed by events only. */
export const sessionAtom = atom((get) => get(stateAtom));

export const dispatchSessionAtom = atom(null, (get, set, event: SessionEvent) =>
  set(stateAtom, reduceSession(get(stateAtom), event)),
);

/** The signed-in member; null for guests and while loading. */
export const memberAtom = atom((get) => {
  const session = get(stateAtom);
  return session.kind === 'member' ? session : null;
});

export interface SessionActions {
  /** Stores the token and loads whom it belongs to; tells when the token is of no use. */
  signIn(token: string): TokenReading['kind'];
  signOut(): void;
  /** The token is over, or no longer that of the member shown. */
  lapse(): void;
  /** Loads the essentials again, as after an answer or a payment. */
  refresh(): Promise<void>;
  retry(): void;
}

/** Set once when the app starts. */
export const apiAtom = atom<Api | null>(null);
export const sessionActionsAtom = atom<SessionActions | null>(null);
