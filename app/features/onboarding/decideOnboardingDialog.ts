import type { OnboardingStage } from '../../registration/onboarding.ts';

export type OnboardingDialogName = 'details' | 'questionnaire' | 'welcome' | 'upload';

export interface OnboardingState {
  /** Whether name, date of birth or town are missing. */
  detailsMissing: boolean;
  /** Whether the member has closed the dialog for the missing details. */
  detailsPostponed: boolean;
  /** Whether questions were added since the member answered. */
  questionsMissing: boolean;
  stage: OnboardingStage | null;
  /** Whether the current page does not allow these dialogs. */
  suppressed: boolean;
  /** Whether a dialog of another feature is open. */
  otherOpen: boolean;
}

/** Time between closing the welcome dialog and opening the next one. */
export const NEXT_DIALOG_DELAY_MS = 500;

/**
 * Decides which dialog is due: details, questions, welcome, pictures, in this order (reading 8). Missing details hold
 * back the others, even while postponed: the welcome is for members whose data is complete.
 */
export function decideOnboardingDialog(state: OnboardingState): OnboardingDialogName | null {
  if (state.suppressed || state.otherOpen) return null;
  if (state.detailsMissing) return state.detailsPostponed ? null : 'details';
  if (state.questionsMissing) return 'questionnaire';
  if (state.stage === 'due') return 'welcome';
  return state.stage === 'pause' || state.stage === 'asking' ? null : state.stage;
}
