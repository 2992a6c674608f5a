import type { createStore } from 'jotai';
import { triggerFinish, triggerRegistration } from '../api/contract/registrationTriggers.ts';
import type { Api } from '../api/createApi.ts';
import { trackEvent } from '../device/analytics.ts';
import { log } from '../lib/log.ts';
import { oncePerMember } from '../lib/tabs/oncePerMember.ts';
import { isMobileViewport } from '../lib/viewport.ts';
import { apiAtom, memberAtom, memberIdAtom } from '../session/session.atoms.ts';
import { site } from '../site/site.ts';

type Store = ReturnType<typeof createStore>;

/** Reports the registration, once per member, from the first tab. Rejects if the call fails. */
export const sendRegistration = (api: Api, userId: string): Promise<unknown> =>
  oncePerMember(userId, 'registration', () => api.call(triggerRegistration, { body: { device: readDevice() } }));

/**
 * Sends the registration event if it waits for the email address to be confirmed (reading 9). Call it when the address
 * is confirmed; for other members it does nothing. Never rejects.
 */
export async function sendDelayedRegistration(store: Store): Promise<void> {
  const member = store.get(memberAtom);
  const api = store.get(apiAtom);
  if (!api || !member || member.user.emailConfirmed) return;
  const { completion, claims } = member;
  if (!completion?.completed || !completion.confirmFirst) return;
  try {
    await sendRegistration(api, claims.userId);
  } catch (error) {
    log.warn('the registration event could not be sent', error);
  }
}

/** A step that finishes. confirmation: the link that confirms the email address, which finishes the registration. */
type FinishedStep = 'registration' | 'confirmation' | 'vital';

/**
 * Reports that a member has finished registering, or has completed the vital data, once per member: both the tab of a
 * confirming link and the tab that waits for it lead on with the registration parameter. The link itself is always
 * reported, because that confirms the address. Never rejects.
 */
export async function sendFinish(store: Store, step: FinishedStep = 'registration'): Promise<void> {
  const userId = store.get(memberIdAtom);
  const api = store.get(apiAtom);
  if (!api || userId === null) return;
  const device = readDevice();
  const confirms = step === 'confirmation';
  const done = confirms ? 'registration' : step;
  if (site.measured && done === 'registration') trackEvent({ name: 'registrationFinished', device }, done);
  const call = () => api.call(triggerFinish, { body: { device, userId } });
  try {
    await oncePerMember(userId, `finish/${done}`, call, { again: confirms });
  } catch (error) {
    log.warn('the finish event could not be sent', error);
  }
}

const readDevice = () => (isMobileViewport() ? 'mobile' : 'desktop');
