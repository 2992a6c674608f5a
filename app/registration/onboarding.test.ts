import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import type { CompletionStatus } from '../api/contract/completionStatus.ts';
import { dispatchSessionAtom } from '../session/session.atoms.ts';
import {
  claimWelcomeAtom,
  needsOnboardingAtom,
  type OnboardingStage,
  onboardingStageAtom,
  resetOnboarding,
} from './onboarding.ts';

function signIn(completion: Partial<CompletionStatus> | null, id = '7') {
  const store = createStore();
  const claims = { userId: id, email: 'ida@example.com', country: 'DE', exp: 4e9 };
  store.set(dispatchSessionAtom, { type: 'signedIn', claims });
  const memberData = { user: {}, settings: null, completion } as never;
  store.set(dispatchSessionAtom, { type: 'loaded', userId: id, memberData });
  return store;
}

const complete = { vitalQuestionsMissing: 0, questionnaireQuestionsMissing: [] };

test.for<[string, Partial<CompletionStatus> | null, OnboardingStage | null, boolean]>([
  ['nothing is missing', complete, null, false],
  ['the completion status is unknown', null, null, false],
  ['vital data is missing', { ...complete, vitalQuestionsMissing: 32 }, null, true],
  ['questions are missing', { ...complete, questionnaireQuestionsMissing: [13] }, null, true],
  ['a new member', complete, 'due', true],
  ['between two dialogs', complete, 'pause', true],
])('%s (%o, stage %s): onboarding is due: %s', ([, completion, stage, expected]) => {
  const store = signIn(completion);
  store.set(onboardingStageAtom, stage);
  expect(store.get(needsOnboardingAtom)).toBe(expected);
});

test('of two tabs one shows the welcome', async () => {
  const tabs = [signIn(complete), signIn(complete)];
  for (const store of tabs) store.set(onboardingStageAtom, 'due');
  await Promise.all(tabs.map((store) => store.set(claimWelcomeAtom)));
  expect(tabs.map((store) => store.get(onboardingStageAtom))).toEqual(expect.arrayContaining(['welcome', null]));
});

test('who signs out while the tab asks leaves no welcome to the next member', async () => {
  const store = signIn(complete, '8');
  store.set(onboardingStageAtom, 'due');
  const claimed = store.set(claimWelcomeAtom);
  store.set(dispatchSessionAtom, { type: 'ended', reason: 'signedOut' });
  resetOnboarding(store);
  await claimed;
  expect(store.get(onboardingStageAtom)).toBeNull();
});
