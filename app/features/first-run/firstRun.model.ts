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

/** Pause between closing the welcome dialog and opening the next one, in milliseconds. */
export const postModalDelay = 500;

/**
 * The one dialog that is due: details, questions, welcome, pictures, in this order (reading 8). Missing details hold
 * back everything after them, even while postponed: the welcome is for members whose data is complete.
 */
export function decideDialog(state: FirstRunState): DialogName | null {
  if (state.suppressed || state.otherOpen) return null;
  if (state.vitalMissing) return state.vitalPutOff ? null : 'vital';
  if (state.questionsMissing) return 'questionnaire';
  return state.greeting === 'pause' ? null : state.greeting;
}
