/**
 * What happens before somebody is led elsewhere.
 *
 * markAdditionalQuestionsShown: the additional questions count as shown, and what is known of the member is loaded again.
 * greet: a registration is finished; that is reported, and the member is welcomed.
 */
export type GuardEffect = 'fetchExtraQuestions' | 'greet';

export type RouteDecision =
  /** `entry`: the page to go back to from buying Premium; null where none is to be remembered. */
  | { type: 'allow'; entry: string | null }
  /** `why` names the rule. */
  | { type: 'redirect'; to: string; why: RedirectReason }
  | { type: 'effect'; effect: GuardEffect; to: string; why: RedirectReason };

export type RedirectReason =
  | 'refused'
  | 'signedOut'
  | 'signedIn'
  | 'detour'
  | 'questionnaire'
  | 'confirmation'
  | 'additionalQuestions'
  | 'additionalShown'
  | 'confirmed'
  | 'dataMissing'
  | 'premium'
  | 'contactData'
  | 'registrationMark';

export const redirectTo = (to: string, why: RedirectReason): RouteDecision => ({ type: 'redirect', to, why });
