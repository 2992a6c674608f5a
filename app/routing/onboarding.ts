import { atom, type createStore } from 'jotai';
import { memberAtom } from '../session/session.atoms.ts';

/** The step of a new member's onboarding: the welcome dialog, a pause of 500 ms, then the pictures dialog. */
export type OnboardingStage = 'welcome' | 'pause' | 'upload';

/** Set by the registration parameter for a member who has just registered (app/README.md, "Guard rules"). */
export const onboardingStageAtom = atom<OnboardingStage | null>(null);

/** The member has closed the dialog for the vital data. The guard resets it when the member wants to leave the matches. */
export const vitalDataPostponedAtom = atom(false);

/** Whether a dialog is due, so that the chunk with the dialogs is loaded only then. */
export const needsOnboardingAtom = atom((get) => {
  const completion = get(memberAtom)?.completion;
  const missing = completion && (completion.vitalQuestionsMissing || completion.questionnaireQuestionsMissing.length);
  return Boolean(missing) || get(onboardingStageAtom) !== null;
});

/** Ends the onboarding, before the next member's session starts. */
export function resetOnboarding(store: ReturnType<typeof createStore>): void {
  store.set(onboardingStageAtom, null);
  store.set(vitalDataPostponedAtom, false);
}
