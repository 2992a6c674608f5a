import type { CompletionStatus } from '../api/contract/completionStatus.ts';
import type { ParsedToken } from '../api/parseToken.ts';
import type { Session } from '../session/session.model.ts';

/** The person who opens a page, as far as the guard rules need to know. */
export type Viewer = GuestViewer | UnknownViewer | MemberViewer;

export interface GuestViewer {
  kind: 'guest';
  /** Whether Login returns to the requested page: not after signing out on purpose. */
  mayReturn: boolean;
  /** Whether the API answered 401 to the user config. */
  refused: boolean;
}

/** A person with a token, whose user config could not be loaded (reading 46). */
export interface UnknownViewer {
  kind: 'unknown';
}

export interface MemberViewer {
  kind: 'member';
  premium: boolean;
  /** Whether the email address is confirmed. */
  confirmed: boolean;
  /** Null while it could not be loaded (reading 46). */
  progress: MemberProgress | null;
  device: ViewerDevice;
}

export interface MemberProgress {
  completed: boolean;
  stepsFinished: number;
  total: number;
  additionalQuestionsShown: boolean;
  vitalMissing: boolean;
  questionsMissing: boolean;
  contactDataRequired: boolean;
}

export interface ViewerDevice {
  /** Whether the window is narrower than 1200 px. */
  mobile: boolean;
  /**
   * Whether the guard has fetched the additional questions once; if they still count as not shown, it does not try
   * again.
   */
  additionalQuestionsFetched: boolean;
}

/** The viewer for the guard; a member without a valid token of their own is a guest. */
export function toViewer(session: Session, token: ParsedToken, device: ViewerDevice): Viewer {
  const tokenOwner = token.kind === 'valid' ? token.claims.userId : null;
  if (session.kind !== 'guest' && session.claims.userId === tokenOwner) {
    if (session.kind !== 'member') return { kind: 'unknown' };
    const { user, completion } = session;
    const progress = completion && toMemberProgress(completion);
    const { premium, emailConfirmed: confirmed } = user;
    return { kind: 'member', premium, confirmed, progress, device };
  }
  const ended = session.kind === 'guest' ? session.ended : null;
  return {
    kind: 'guest',
    mayReturn: ended !== 'signedOut' && ended !== 'signedOutElsewhere',
    refused: ended === 'refused',
  };
}

const toMemberProgress = (status: CompletionStatus): MemberProgress => ({
  completed: status.completed,
  stepsFinished: status.stepsFinished,
  total: status.total,
  additionalQuestionsShown: status.additionalQuestionsShown,
  vitalMissing: status.vitalQuestionsMissing > 0,
  questionsMissing: status.questionnaireQuestionsMissing.length > 0,
  contactDataRequired: status.contactDataRequired,
});

/** The number of the next open question, between 1 and `total`. */
export const nextStep = ({ stepsFinished, total }: Pick<MemberProgress, 'stepsFinished' | 'total'>): number =>
  Math.max(1, Math.min(Math.floor(stepsFinished) + 1, Math.max(1, total)));
