import { atom, type createStore } from 'jotai';
import { oncePerMember } from '../lib/tabs/oncePerMember.ts';
import { memberAtom, memberIdAtom } from '../session/session.atoms.ts';

/**
 * The step of a new member's onboarding: the welcome is due, this tab asks whether it is the one to show it, then the
 * welcome dialog, a pause of 500 ms, and the pictures dialog.
 */
export type OnboardingStage = 'due' | 'asking' | 'welcome' | 'pause' | 'upload';

/** Step of a member who has just registered (app/routing/README.md, "Registration parameter"); else null. */
export const onboardingStageAtom = atom<OnboardingStage | null>(null);

/**
 * Whether the member has closed the dialog for the vital data. The guard resets it when the member wants to leave the
 * matches.
 */
export const vitalDataPostponedAtom = atom(false);

/** Whether a dialog is due, so that the chunk with the dialogs is loaded only then. */
export const needsOnboardingAtom = atom((get) => {
  const completion = get(memberAtom)?.completion;
  const missing = completion && (completion.vitalQuestionsMissing || completion.questionnaireQuestionsMissing.length);
  return Boolean(missing) || get(onboardingStageAtom) !== null;
});

/** Shows the welcome if no other tab has shown it. Call it in a visible tab, when nothing else is due before. */
export const claimWelcomeAtom = atom(null, async (get, set) => {
  const userId = get(memberIdAtom);
  if (userId === null || get(onboardingStageAtom) !== 'due') return;
  set(onboardingStageAtom, 'asking');
  const isFirst = await oncePerMember(userId, 'welcome', () => {});
  if (get(memberIdAtom) === userId) set(onboardingStageAtom, isFirst ? 'welcome' : null);
});

/** Ends the onboarding, before the next member's session starts. */
export function resetOnboarding(store: ReturnType<typeof createStore>): void {
  store.set(onboardingStageAtom, null);
  store.set(vitalDataPostponedAtom, false);
}
