import type { Greeting } from '../../session/registration.ts';

export type DialogName = 'vital' | 'questionnaire' | 'welcome' | 'upload';

export interface FirstRunState {
  /** Name, date of birth or town are missing. */
  vitalMissing: boolean;
  /** The member has closed the dialog for them. */
  vitalPutOff: boolean;
  /** Questions that were added since the member answered. */
  questionsMissing: boolean;
  greeting: Greeting | null;
  /** The page on show keeps these dialogs away. */
  suppressed: boolean;
  /** A dialog of somebody else is open. */
  otherOpen: boolean;
}

/** What comes after the welcome dialog has closed waits for so long (milliseconds; specification, section 9). */
export const postModalDelay = 500;

/**
 * The one dialog that is due (contract, reading 8): details, questions, welcome, pictures, in this order. What is missing
 * holds back all that follows, also while it is put off: the welcome is for those to whom nothing is missing (section 2).
 */
export function decideDialog(state: FirstRunState): DialogName | null {
  if (state.suppressed || state.otherOpen) return null;
  if (state.vitalMissing) return state.vitalPutOff ? null : 'vital';
  if (state.questionsMissing) return 'questionnaire';
  return state.greeting === 'pause' ? null : state.greeting;
}
