/**
 * An effect that runs before a redirect.
 *
 * markAdditionalQuestionsShown: the additional questions are fetched, so that they count as shown, and the member data
 * is loaded again.
 * startOnboarding: the finish event is sent and the welcome dialog becomes due.
 */
export type GuardEffect = 'markAdditionalQuestionsShown' | 'startOnboarding';

export type RouteDecision =
  /** `entry`: the path to store as the payment entry, or null. */
  | { type: 'allow'; entry: string | null }
  /** The page stays behind the loading screen until the state that decides is loaded (reading 46). */
  | { type: 'wait' }
  | RedirectDecision
  | { type: 'effect'; effect: GuardEffect; to: string; reason: RedirectReason };

interface RedirectDecision {
  type: 'redirect';
  to: string;
  reason: RedirectReason;
  /** Path to return to after signing in, which no address may show. */
  hidden?: string;
}

/** The rule behind a redirect. */
export type RedirectReason =
  | 'refused'
  | 'signedOut'
  | 'signedIn'
  | 'alias'
  | 'questionnaire'
  | 'confirmation'
  | 'additionalQuestions'
  | 'additionalShown'
  | 'confirmed'
  | 'dataMissing'
  | 'premium'
  | 'contactData'
  | 'registrationParam';

export const redirectTo = (to: string, reason: RedirectReason): RedirectDecision => ({ type: 'redirect', to, reason });
