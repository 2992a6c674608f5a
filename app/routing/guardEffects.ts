import { atom, type createStore } from 'jotai';
import { loadChunk } from '../lib/loadChunk.ts';
import { log } from '../lib/log.ts';
import { greetingAtom, sendFinish } from '../session/registration.ts';
import { apiAtom, memberAtom, sessionActionsAtom } from '../session/session.atoms.ts';
import type { Effect } from './decision.ts';

type Store = ReturnType<typeof createStore>;

/** For whom the additional questions were fetched on their behalf. */
export const extraFetchedAtom = atom<string | null>(null);

/** Runs the effect that a decision asks for before its redirect. Failures are logged and do not stop the redirect. */
export async function runEffect(effect: Effect, store: Store): Promise<void> {
  if (effect === 'fetchExtraQuestions') return fetchExtraQuestions(store);
  store.set(greetingAtom, 'welcome');
  void sendFinish(store);
}

/** Guard rule 4 on phones: fetching the questions makes the server count them as shown; the reload then reads that. */
async function fetchExtraQuestions(store: Store): Promise<void> {
  store.set(extraFetchedAtom, store.get(memberAtom)?.claims.user_id ?? null);
  try {
    const { fetchAdditionalQuestions } = await loadChunk(() => import('../api/contract/questionnaire.ts'));
    await store.get(apiAtom)?.call(fetchAdditionalQuestions);
    await store.get(sessionActionsAtom)?.refresh();
  } catch (error) {
    log.warn('the additional questions could not be fetched', error);
  }
}
