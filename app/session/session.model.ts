import type { ApiErrorKind } from '../api/ApiError.ts';
import type { CompletionStatus } from '../api/contract/registrationProgress.ts';
import type { SiteSettings, UserConfig } from '../api/contract/userConfig.ts';
import type { Claims, ParsedToken } from '../api/token.ts';

/** What is known of a member once the essentials are loaded. */
export interface MemberData {
  user: UserConfig;
  /** Null where the call failed: the compiled-in values do. */
  settings: SiteSettings | null;
  /** Null where the call failed: nothing is withheld on a mere suspicion. */
  completion: CompletionStatus | null;
}

/** Why nobody is signed in any more; the sign-in page says so. */
export type SessionEndReason = 'expired' | 'signedOut' | 'signedOutElsewhere' | 'refused' | 'badLink';

export interface MemberSession extends MemberData {
  kind: 'member';
  claims: Claims;
  /** Questions that count as missing no more, whatever the API says, until the page is loaded anew. */
  waived?: readonly number[];
}

export type Session =
  | { kind: 'loading'; claims: Claims }
  | { kind: 'stuck'; claims: Claims; reason: ApiErrorKind }
  | MemberSession
  | { kind: 'guest'; ended: SessionEndReason | null };

export type SessionEvent =
  | { type: 'started'; token: ParsedToken; badLink?: boolean }
  | { type: 'signedIn'; claims: Claims }
  | { type: 'loaded'; userId: string; essentials: MemberData }
  /** The API told how complete the data is, in answer to something else. */
  | { type: 'checked'; userId: string; completion: CompletionStatus }
  | { type: 'waived'; questions: readonly number[] }
  | { type: 'failed'; userId: string; reason: ApiErrorKind }
  | { type: 'retried' }
  | { type: 'ended'; why: SessionEndReason };

export const guestSession: Session = { kind: 'guest', ended: null };

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
      return dropWaivedQuestions({
        ...(session.kind === 'member' && session),
        ...event.essentials,
        kind: 'member',
        claims: session.claims,
      });
    case 'checked':
      if (session.kind !== 'member' || session.claims.user_id !== event.userId) return session;
      return dropWaivedQuestions({ ...session, completion: event.completion });
    case 'waived':
      if (session.kind !== 'member') return session;
      return dropWaivedQuestions({ ...session, waived: [...(session.waived ?? []), ...event.questions] });
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

/** Takes the questions out that nobody is to be held up by any more. */
function dropWaivedQuestions(member: MemberSession): MemberSession {
  const { completion, waived = [] } = member;
  if (!completion || waived.length === 0) return member;
  const questionnaireQuestionsMissing = completion.questionnaireQuestionsMissing.filter((id) => !waived.includes(id));
  return { ...member, completion: { ...completion, questionnaireQuestionsMissing } };
}

/** Settled: it is decided who is looking, and pages can be shown. */
export const isSessionKnown = (session: Session) => session.kind === 'member' || session.kind === 'guest';

/** What a change of the stored token in another tab means here. */
export function decideOnTokenChange(session: Session, token: ParsedToken): 'nothing' | 'end' | 'signIn' | 'reload' {
  if (token.kind !== 'valid') return session.kind === 'guest' ? 'nothing' : 'end';
  if (session.kind === 'guest') return 'signIn';
  return session.claims.user_id === token.claims.user_id ? 'nothing' : 'reload';
}
