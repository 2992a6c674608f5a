import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompletionStatus } from '../api/contract/registrationProgress.ts';
import { memberStorage } from '../lib/storage/memberStorage.ts';
import { apiAtom, dispatchSessionAtom } from '../session/session.atoms.ts';
import { needsOnboardingAtom, onboardingStageAtom, sendDelayedRegistration, sendFinish } from './onboarding.ts';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function signIn(completion: Partial<CompletionStatus> | null, user: { email_confirmed?: boolean } = {}) {
  const store = createStore();
  const claims = { user_id: '7', email: 'ida@example.com', country: 'DE', exp: 4e9 };
  store.set(dispatchSessionAtom, { type: 'signedIn', claims });
  const memberData = { user, settings: null, completion } as never;
  store.set(dispatchSessionAtom, { type: 'loaded', userId: '7', memberData });
  return store;
}

const whole = { vitalQuestionsMissing: 0, questionnaireQuestionsMissing: [] };

test.for<[string, Partial<CompletionStatus> | null, 'welcome' | 'pause' | 'upload' | null, boolean]>([
  ['nothing is missing', whole, null, false],
  ['nothing is known', null, null, false],
  ['details are missing', { ...whole, vitalQuestionsMissing: 32 }, null, true],
  ['questions are missing', { ...whole, questionnaireQuestionsMissing: [13] }, null, true],
  ['a fresh member', whole, 'welcome', true],
  ['between two dialogs', whole, 'pause', true],
])('%s: there is something to do: %o, %s, %s', ([, completion, greeting, expected]) => {
  const store = signIn(completion);
  store.set(onboardingStageAtom, greeting);
  expect(store.get(needsOnboardingAtom)).toBe(expected);
});

test('each thing finished is told once, and again where telling failed', async () => {
  const store = signIn(whole);
  const told: unknown[] = [];
  let works = true;
  const call = async (_: unknown, { body }: { body: unknown }) => {
    told.push(body);
    if (!works) throw new Error('no');
  };
  store.set(apiAtom, { call } as never);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await sendFinish(store);
  await sendFinish(store);
  expect(told).toEqual([{ device: 'mobile', userId: '7' }]);
  works = false;
  await sendFinish(store, 'vital');
  works = true;
  await sendFinish(store, 'vital');
  await sendFinish(store, 'vital');
  expect(told).toHaveLength(3);
});

const through = { ...whole, completed: true, confirmFirst: true };

test.for<[string, Partial<CompletionStatus>, boolean, number]>([
  ['waits for the confirmation', through, false, 1],
  ['was told after the last answer', { ...through, confirmFirst: false }, false, 0],
  ['is not complete', { ...through, completed: false }, false, 0],
  ['was confirmed long ago', through, true, 0],
])('a registration that %s is told %i times', async ([, completion, email_confirmed, times]) => {
  memberStorage.clear();
  const told: unknown[] = [];
  for (const store of [signIn(completion, { email_confirmed }), signIn(completion, { email_confirmed })]) {
    store.set(apiAtom, { call: async ({ name }: { name: string }) => void told.push(name) } as never);
    await sendDelayedRegistration(store);
    await sendDelayedRegistration(store);
  }
  expect(told).toEqual(Array(times).fill('triggerRegistration'));
});
