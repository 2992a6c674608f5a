import { atom, type createStore } from 'jotai';
import { loadChunk } from '../lib/loadChunk.ts';
import { log } from '../lib/log.ts';
import { onboardingStageAtom } from '../registration/onboarding.ts';
import { sendFinish } from '../registration/sendRegistrationTriggers.ts';
import { apiAtom, memberIdAtom, sessionActionsAtom } from '../session/session.atoms.ts';
import type { GuardEffect } from './routeDecision.ts';

type Store = ReturnType<typeof createStore>;

/** Id of the member for whom the guard has fetched the additional questions. */
export const additionalQuestionsFetchedAtom = atom<string | null>(null);

/** Runs the effect that a decision asks for before its redirect. Failures are logged and do not stop the redirect. */
export async function runGuardEffect(effect: GuardEffect, store: Store): Promise<void> {
  if (effect === 'markAdditionalQuestionsShown') return markAdditionalQuestionsShown(store);
  store.set(onboardingStageAtom, 'due');
  void sendFinish(store);
}

/** Guard rule 4 on phones: fetching the questions makes the server count them as shown; the refresh then reads that. */
async function markAdditionalQuestionsShown(store: Store): Promise<void> {
  store.set(additionalQuestionsFetchedAtom, store.get(memberIdAtom));
  try {
    const { fetchAdditionalQuestions } = await loadChunk(() => import('../api/contract/questionnaire.ts'));
    await store.get(apiAtom)?.call(fetchAdditionalQuestions);
    await store.get(sessionActionsAtom)?.refresh();
  } catch (error) {
    log.warn('the additional questions could not be fetched', error);
  }
}
