import type { ApiErrorKind } from '../api/ApiError.ts';
import type { CompletionStatus } from '../api/contract/completionStatus.ts';
import type { SiteSettings, UserConfig } from '../api/contract/userConfig.ts';
import type { Claims, ParsedToken } from '../api/parseToken.ts';

/** Time after which the screen of a loading session offers a retry beside the spinner. */
export const SLOW_LOADING_MS = 15_000;

/** The data of a member that is loaded before the first page is shown. */
export interface MemberData {
  user: UserConfig;
  /** Null when the call failed: the compiled-in values apply. */
  settings: SiteSettings | null;
  /** Null while unknown: pages for members then wait (reading 46). */
  completion: CompletionStatus | null;
}

/** The reason why a session ended; the sign-in page tells the member. */
export type SessionEndReason = 'expired' | 'signedOut' | 'signedOutElsewhere' | 'refused' | 'invalidLink';

export interface MemberSession extends MemberData {
  kind: 'member';
  claims: Claims;
  /** Ids of questions that the member has dismissed: they do not count as missing until the page is reloaded. */
  waived?: readonly number[];
}

export type Session =
  | { kind: 'loading'; claims: Claims }
  /** The member data could not be loaded; the member can try again. */
  | { kind: 'failed'; claims: Claims; reason: ApiErrorKind }
  | MemberSession
  | { kind: 'guest'; ended: SessionEndReason | null };

export type SessionEvent =
  | { type: 'started'; token: ParsedToken; invalidLink?: boolean }
  | { type: 'signedIn'; claims: Claims }
  | { type: 'loaded'; userId: string; memberData: MemberData }
  /** Another call has answered with the completion status. */
  | { type: 'checked'; userId: string; completion: CompletionStatus }
  | { type: 'waived'; questions: readonly number[] }
  | { type: 'failed'; userId: string; reason: ApiErrorKind }
  | { type: 'retried' }
  | { type: 'ended'; reason: SessionEndReason };

export const guestSession: Session = { kind: 'guest', ended: null };

/** Returns the session after an event. Answers for a member who is no longer signed in change nothing. */
export function reduceSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'started':
      if (event.token.kind === 'valid') return { kind: 'loading', claims: event.token.claims };
      if (event.invalidLink) return { kind: 'guest', ended: 'invalidLink' };
      return { kind: 'guest', ended: event.token.kind === 'expired' ? 'expired' : null };
    case 'signedIn':
      return { kind: 'loading', claims: event.claims };
    case 'loaded':
      if (session.kind === 'guest' || session.claims.userId !== event.userId) return session;
      return dropWaivedQuestions({
        ...(session.kind === 'member' && session),
        ...event.memberData,
        // A failed refresh keeps the known status.
        completion: event.memberData.completion ?? (session.kind === 'member' ? session.completion : null),
        kind: 'member',
        claims: session.claims,
      });
    case 'checked':
      if (session.kind !== 'member' || session.claims.userId !== event.userId) return session;
      return dropWaivedQuestions({ ...session, completion: event.completion });
    case 'waived':
      if (session.kind !== 'member') return session;
      return dropWaivedQuestions({ ...session, waived: [...(session.waived ?? []), ...event.questions] });
    case 'failed':
      // A failed refresh keeps the data that is already loaded.
      if (session.kind !== 'loading' || session.claims.userId !== event.userId) return session;
      return { kind: 'failed', claims: session.claims, reason: event.reason };
    case 'retried':
      return isIncomplete(session) ? { kind: 'loading', claims: session.claims } : session;
    case 'ended':
      return session.kind === 'guest' ? session : { kind: 'guest', ended: event.reason };
  }
}

/** Removes the waived questions from the missing ones. */
function dropWaivedQuestions(member: MemberSession): MemberSession {
  const { completion, waived = [] } = member;
  if (!completion || waived.length === 0) return member;
  const questionnaireQuestionsMissing = completion.questionnaireQuestionsMissing.filter((id) => !waived.includes(id));
  return { ...member, completion: { ...completion, questionnaireQuestionsMissing } };
}

/** Whether something that the guard needs could not be loaded. */
const isIncomplete = (session: Session): session is Exclude<Session, { kind: 'guest' | 'loading' }> =>
  session.kind === 'failed' || (session.kind === 'member' && session.completion === null);

/** Whether loading has succeeded or failed, so that the guard can decide. */
export const isSessionSettled = (session: Session) => session.kind !== 'loading';

/**
 * Decides what this tab does when the stored token has changed. A newer one of the same member may have other roles.
 */
export function decideOnTokenChange(
  session: Session,
  token: ParsedToken,
): 'nothing' | 'end' | 'signIn' | 'refresh' | 'reload' {
  if (token.kind !== 'valid') return session.kind === 'guest' ? 'nothing' : 'end';
  if (session.kind === 'guest') return 'signIn';
  return session.claims.userId === token.claims.userId ? 'refresh' : 'reload';
}
