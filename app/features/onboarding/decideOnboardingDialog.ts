import type { OnboardingStage } from '../../routing/onboarding.ts';

export type OnboardingDialogName = 'vital' | 'questionnaire' | 'welcome' | 'upload';

export interface OnboardingState {
  /** Name, date of birth or town are missing. */
  detailsMissing: boolean;
  /** The member has closed the dialog for them. */
  detailsPostponed: boolean;
  /** Questions that were added since the member answered. */
  questionsMissing: boolean;
  greeting: OnboardingStage | null;
  /** The page on show keeps these dialogs away. */
  suppressed: boolean;
  /** A dialog of somebody else is open. */
  otherOpen: boolean;
}

/** Pause between closing the welcome dialog and opening the next one, in milliseconds. */
export const NEXT_DIALOG_DELAY_MS = 500;

/**
 * The one dialog that is due: details, questions, welcome, pictures, in this order (reading 8). Missing details hold
 * back everything after them, even while postponed: the welcome is for members whose data is complete.
 */
export function decideOnboardingDialog(state: OnboardingState): OnboardingDialogName | null {
  if (state.suppressed || state.otherOpen) return null;
  if (state.detailsMissing) return state.detailsPostponed ? null : 'vital';
  if (state.questionsMissing) return 'questionnaire';
  return state.greeting === 'pause' ? null : state.greeting;
}
