import { atom, type createStore } from 'jotai';
import { triggerFinish } from '../api/contract/questionnaire.ts';
import { reportEvent } from '../lib/events.ts';
import { log } from '../lib/log.ts';
import { isMobile } from '../lib/viewport.ts';
import { apiAtom, memberAtom } from './session.atoms.ts';

type Store = ReturnType<typeof createStore>;

/** Whether the member has just finished registering; the welcome dialog opens for them and sets it back. */
export const freshRegistrationAtom = atom(false);

/** For whom the finish event was sent since the page was loaded: a link that confirms also leads over the mark. */
const finishedAtom = atom<string | null>(null);

/** Tells the API that a member is through with registering (specification, section 4); once. */
export async function sendFinish(store: Store): Promise<void> {
  const userId = store.get(memberAtom)?.claims.user_id;
  const api = store.get(apiAtom);
  if (!api || userId === undefined || store.get(finishedAtom) === userId) return;
  store.set(finishedAtom, userId);
  const device = isMobile() ? 'mobile' : 'desktop';
  reportEvent({ name: 'registrationFinished', device });
  try {
    await api.call(triggerFinish, { body: { device, userId } });
  } catch (error) {
    store.set(finishedAtom, null);
    log.warn('the finish event could not be sent', error);
  }
}
