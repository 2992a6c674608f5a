import type { CompletionStatus } from '../api/contract/registrationProgress.ts';
import type { ParsedToken } from '../api/token.ts';
import type { Session } from '../session/session.model.ts';

/** What the rules need to know of who is looking. */
export type Viewer = GuestViewer | MemberViewer;

export interface GuestViewer {
  kind: 'guest';
  /** Whether they may be led back here after signing in: not when they left on purpose. */
  mayReturn: boolean;
  /** The API answered 401 to the user config: it does not accept their token. */
  refused: boolean;
}

export interface MemberViewer {
  kind: 'member';
  premium: boolean;
  /** The e-mail address is confirmed. */
  confirmed: boolean;
  /** The questionnaire is done, as far as the user config knows. */
  testCompleted: boolean;
  /** Null where it could not be loaded: nothing is withheld on a mere suspicion. */
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
  /** Narrower than 1200 px. */
  mobile: boolean;
  /** The additional questions were fetched here on the member's behalf; should they still count as not shown, that is
   * not tried again. */
  additionalQuestionsFetched: boolean;
}

/** Missing or mismatched tokens make a guest of everybody, whatever else is still known of them. */
export function toViewer(session: Session, token: ParsedToken, device: ViewerDevice): Viewer {
  const matches =
    session.kind === 'member' && token.kind === 'valid' && token.claims.user_id === session.claims.user_id;
  if (matches) {
    const { user, completion } = session;
    const progress = completion && toMemberProgress(completion);
    const { premium, email_confirmed: confirmed, test_completed: testCompleted } = user;
    return { kind: 'member', premium, confirmed, testCompleted, progress, device };
  }
  const ended = session.kind === 'guest' ? session.ended : null;
  return {
    kind: 'guest',
    mayReturn: ended !== 'signedOut' && ended !== 'signedOutElsewhere',
    refused: ended === 'refused',
  };
}

const toMemberProgress = (check: CompletionStatus): MemberProgress => ({
  completed: check.completed,
  stepsFinished: check.steps_finished,
  total: check.total,
  additionalQuestionsShown: check.additionalQuestionsShown,
  vitalMissing: check.vitalQuestionsMissing > 0,
  questionsMissing: check.questionnaireQuestionsMissing.length > 0,
  contactDataRequired: check.contactDataRequired,
});

/** The question a member goes on with: the one after those finished, and always one that there is. */
export const nextStep = ({ stepsFinished, total }: Pick<MemberProgress, 'stepsFinished' | 'total'>): number =>
  Math.max(1, Math.min(Math.floor(stepsFinished) + 1, Math.max(1, total)));
