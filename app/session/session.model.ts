import type { ApiErrorKind } from '../api/ApiError.ts';
import type { SiteSettings, UserConfig } from '../api/contract/account.ts';
import type { CheckCompleted } from '../api/contract/questionnaire.ts';
import type { Claims, TokenReading } from '../api/token.ts';

/** What is known of a member once the essentials are loaded. */
export interface Essentials {
  user: UserConfig;
  /** Null where the call failed: the compiled-in values do. */
  settings: SiteSettings | null;
  /** Null where the call failed: nothing is withheld on a mere suspicion. */
  completion: CheckCompleted | null;
}

/** Why nobody is signed in any more; the sign-in page says so. */
export type Ended = 'expired' | 'signedOut' | 'signedOutElsewhere' | 'refused' | 'badLink';

export type Session =
  | { kind: 'loading'; claims: Claims }
  | { kind: 'stuck'; claims: Claims; reason: ApiErrorKind }
  | ({ kind: 'member'; claims: Claims } & Essentials)
  | { kind: 'guest'; ended: Ended | null };

export type SessionEvent =
  | { type: 'started'; token: TokenReading; badLink?: boolean }
  | { type: 'signedIn'; claims: Claims }
  | { type: 'loaded'; userId: string; essentials: Essentials }
  | { type: 'failed'; userId: string; reason: ApiErrorKind }
  | { type: 'retried' }
  | { type: 'ended'; why: Ended };

export const guest: Session = { kind: 'guest', ended: null };

/** Answers that arrive for somebody who has left meanwhile change nothing. */
export function reduceSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'started':
      if (event.token.kind === 'valid') return { kind: 'loading', claims: event.token.claims };
      if (event.badLink) return { kind: 'guest', ended: 'badLink' };
      return { kind: 'guest', ended: event.token.kind === 'expired' ? 'expired' : null };
    case 'signedIn':
      return { kind: 'loading', claims: event.claims };
    case 'loaded':
      if (session.kind === 'guest' || session.claims.user_id !== event.userId) return session;
      return { kind: 'member', claims: session.claims, ...event.essentials };
    case 'failed':
      // A member whose data was merely being refreshed keeps what is there.
      if (session.kind !== 'loading' || session.claims.user_id !== event.userId) return session;
      return { kind: 'stuck', claims: session.claims, reason: event.reason };
    case 'retried':
      return session.kind === 'stuck' ? { kind: 'loading', claims: session.claims } : session;
    case 'ended':
      return session.kind === 'guest' ? session : { kind: 'guest', ended: event.why };
  }
}

/** Settled: it is decided who is looking, and pages can be shown. */
export const isSettled = (session: Session) => session.kind === 'member' || session.kind === 'guest';

/** What a change of the stored token in another tab means here. */
export function decideOnTokenChange(session: Session, token: TokenReading): 'nothing' | 'end' | 'signIn' | 'reload' {
  if (token.kind !== 'valid') return session.kind === 'guest' ? 'nothing' : 'end';
  if (session.kind === 'guest') return 'signIn';
  return session.claims.user_id === token.claims.user_id ? 'nothing' : 'reload';
}
