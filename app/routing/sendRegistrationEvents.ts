import { atom, type createStore } from 'jotai';
import { triggerFinish, triggerRegistration } from '../api/contract/registrationTriggers.ts';
import { trackEvent } from '../device/analytics.ts';
import { log } from '../lib/log.ts';
import { memberStorage } from '../lib/storage/memberStorage.ts';
import { isMobileViewport } from '../lib/viewport.ts';
import { apiAtom, memberAtom, memberIdAtom } from '../session/session.atoms.ts';
import { site } from '../site/site.ts';

type Store = ReturnType<typeof createStore>;

/** Stored on the device, so that the tab of the e-mail link and the tab that waits for it do not both report. */
const registrationSentKey = 'registrationTold';

/**
 * Sends the registration event if it waits for the e-mail address to be confirmed (reading 9). Call it when the address
 * is confirmed; for other members it does nothing. Never rejects.
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
    await api.call(triggerRegistration, { body: { device: readDevice() } });
  } catch (error) {
    log.warn('the registration event could not be sent', error);
  }
}

type FinishedStep = 'registration' | 'vital';
const sentFinishesAtom = atom<readonly string[]>([]);

/**
 * Reports that a member has finished registering, or has completed the vital data. Each step is reported once: a
 * confirming link also passes the registration parameter, which reports the same step. Never rejects.
 */
export async function sendFinish(store: Store, step: FinishedStep = 'registration'): Promise<void> {
  const userId = store.get(memberIdAtom);
  const api = store.get(apiAtom);
  const key = `${step}/${userId}`;
  if (!api || userId === null || store.get(sentFinishesAtom).includes(key)) return;
  store.set(sentFinishesAtom, (sent) => [...sent, key]);
  const device = readDevice();
  if (site.measured && step === 'registration') trackEvent({ name: 'registrationFinished', device });
  try {
    await api.call(triggerFinish, { body: { device, userId } });
  } catch (error) {
    store.set(sentFinishesAtom, (sent) => sent.filter((each) => each !== key));
    log.warn('the finish event could not be sent', error);
  }
}

const readDevice = () => (isMobileViewport() ? 'mobile' : 'desktop');
