import { atom, type createStore } from 'jotai';
import { triggerFinish } from '../api/contract/progress.ts';
import { reportEvent } from '../lib/events.ts';
import { log } from '../lib/log.ts';
import { isMobile } from '../lib/viewport.ts';
import { apiAtom, memberAtom } from './session.atoms.ts';

type Store = ReturnType<typeof createStore>;

/** How far greeting a fresh member is: the welcome dialog, a moment after it, then the pictures. */
export type Greeting = 'welcome' | 'pause' | 'upload';

/** Set by the registration mark (specification, section 4) for whoever has just finished registering. */
export const greetingAtom = atom<Greeting | null>(null);

/** The member has closed the dialog for their missing details. Wanting to leave the matches opens it again. */
export const vitalPutOffAtom = atom(false);

/** Whether there is anything to ask or to greet for; what does so is loaded then only. */
export const firstRunAtom = atom((get) => {
  const completion = get(memberAtom)?.completion;
  const missing = completion && (completion.vitalQuestionsMissing || completion.questionnaireQuestionsMissing.length);
  return Boolean(missing) || get(greetingAtom) !== null;
});

/** Nothing of one member's arrival is left for the next. */
export function forgetRegistration(store: Store): void {
  store.set(greetingAtom, null);
  store.set(vitalPutOffAtom, false);
}

/** What a member has finished: a link that confirms also leads over the mark, so the same thing is told only once. */
export type Finished = 'registration' | 'vital';
const finishedAtom = atom<readonly string[]>([]);

/** Tells the API that a member is through with registering, or with their details (specification, section 4). */
export async function sendFinish(store: Store, what: Finished = 'registration'): Promise<void> {
  const userId = store.get(memberAtom)?.claims.user_id;
  const api = store.get(apiAtom);
  const key = `${what}/${userId}`;
  if (!api || userId === undefined || store.get(finishedAtom).includes(key)) return;
  store.set(finishedAtom, (all) => [...all, key]);
  const device = isMobile() ? 'mobile' : 'desktop';
  reportEvent({ name: 'registrationFinished', device });
  try {
    await api.call(triggerFinish, { body: { device, userId } });
  } catch (error) {
    store.set(finishedAtom, (all) => all.filter((each) => each !== key));
    log.warn('the finish event could not be sent', error);
  }
}
