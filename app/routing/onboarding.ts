import { atom, type createStore } from 'jotai';
import { triggerFinish, triggerRegistration } from '../api/contract/registrationProgress.ts';
import { trackEvent } from '../device/analytics.ts';
import { log } from '../lib/log.ts';
import { memberStorage } from '../lib/storage/memberStorage.ts';
import { isMobileViewport } from '../lib/viewport.ts';
import { apiAtom, memberAtom } from '../session/session.atoms.ts';

type Store = ReturnType<typeof createStore>;

/** How far greeting a fresh member is: the welcome dialog, a moment after it, then the pictures. */
export type OnboardingStage = 'welcome' | 'pause' | 'upload';

/** Set by the registration mark for a member who has just finished registering (app/README.md, "Guard rules"). */
export const onboardingStageAtom = atom<OnboardingStage | null>(null);

/** The member has closed the dialog for their missing details. Wanting to leave the matches opens it again. */
export const vitalDataPostponedAtom = atom(false);

/** Whether there is anything to ask or to greet for; what does so is loaded then only. */
export const needsOnboardingAtom = atom((get) => {
  const completion = get(memberAtom)?.completion;
  const missing = completion && (completion.vitalQuestionsMissing || completion.questionnaireQuestionsMissing.length);
  return Boolean(missing) || get(onboardingStageAtom) !== null;
});

/** Nothing of one member's arrival is left for the next. */
export function resetOnboarding(store: Store): void {
  store.set(onboardingStageAtom, null);
  store.set(vitalDataPostponedAtom, false);
}

/** On this device: the tab with the link and the one that waits for it must not both tell. */
const registrationSentKey = 'registrationTold';

/**
 * Sends the registration event where it waits for the e-mail address to be confirmed (reading 9). Call it as soon as
 * that happens; does nothing for members who were confirmed before or have not completed the questionnaire.
 */
export async function sendDelayedRegistration(store: Store): Promise<void> {
  const member = store.get(memberAtom);
  const api = store.get(apiAtom);
  if (!api || !member || member.user.email_confirmed) return;
  const { completion, claims } = member;
  if (!completion?.completed || !completion.confirmFirst) return;
  if (memberStorage.read(claims.user_id, registrationSentKey) !== null) return;
  memberStorage.write(claims.user_id, registrationSentKey, 'yes');
  try {
    await api.call(triggerRegistration, { body: { device: isMobileViewport() ? 'mobile' : 'desktop' } });
  } catch (error) {
    log.warn('the registration event could not be sent', error);
  }
}

/** What a member has finished: a link that confirms also leads over the mark, so the same thing is told only once. */
export type FinishedStep = 'registration' | 'vital';
const sentFinishesAtom = atom<readonly string[]>([]);

/** Tells the API that a member has finished registering, or has entered their missing details. */
export async function sendFinish(store: Store, what: FinishedStep = 'registration'): Promise<void> {
  const userId = store.get(memberAtom)?.claims.user_id;
  const api = store.get(apiAtom);
  const key = `${what}/${userId}`;
  if (!api || userId === undefined || store.get(sentFinishesAtom).includes(key)) return;
  store.set(sentFinishesAtom, (all) => [...all, key]);
  const device = isMobileViewport() ? 'mobile' : 'desktop';
  trackEvent({ name: 'registrationFinished', device });
  try {
    await api.call(triggerFinish, { body: { device, userId } });
  } catch (error) {
    store.set(sentFinishesAtom, (all) => all.filter((each) => each !== key));
    log.warn('the finish event could not be sent', error);
  }
}
