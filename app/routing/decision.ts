/**
 * What happens before somebody is led elsewhere.
 *
 * fetchExtraQuestions: the additional questions count as shown, and what is known of the member is loaded again.
 * greet: a registration is finished; that is reported, and the member is welcomed.
 */
export type Effect = 'fetchExtraQuestions' | 'greet';

export type Decision =
  /** `entry`: the page to go back to from buying Premium; null where none is to be remembered. */
  | { type: 'allow'; entry: string | null }
  /** `why` names the rule. */
  | { type: 'redirect'; to: string; why: Why }
  | { type: 'effect'; effect: Effect; to: string; why: Why };

export type Why =
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

export const redirect = (to: string, why: Why): Decision => ({ type: 'redirect', to, why });
