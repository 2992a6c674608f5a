import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompletionStatus } from '../api/contract/completionStatus.ts';
import { adsQueue, statisticsQueue } from '../device/analytics.ts';
import { deviceStorage } from '../lib/storage/deviceStorage.ts';
import { apiAtom, dispatchSessionAtom } from '../session/session.atoms.ts';
import { sendDelayedRegistration, sendFinish } from './sendRegistrationTriggers.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  deviceStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function signIn(completion: Partial<CompletionStatus> | null, user: { emailConfirmed?: boolean } = {}) {
  const store = createStore();
  const claims = { userId: '7', email: 'ida@example.com', country: 'DE', exp: 4e9 };
  store.set(dispatchSessionAtom, { type: 'signedIn', claims });
  const memberData = { user, settings: null, completion } as never;
  store.set(dispatchSessionAtom, { type: 'loaded', userId: '7', memberData });
  return store;
}

test('each finished step is reported once, and again after a failure', async () => {
  const store = signIn({});
  const sent: unknown[] = [];
  let works = true;
  const call = async (_: unknown, { body }: { body: unknown }) => {
    sent.push(body);
    if (!works) throw new Error('no');
  };
  store.set(apiAtom, { call } as never);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await sendFinish(store);
  await sendFinish(store);
  expect(sent).toEqual([{ device: 'mobile', userId: '7' }]);
  works = false;
  await sendFinish(store, 'vital');
  works = true;
  await sendFinish(store, 'vital');
  await sendFinish(store, 'vital');
  expect(sent).toHaveLength(3);
});

test('in another tab it is not reported again, except by the link that confirms the address', async () => {
  const sent: string[] = [];
  const inTab = (tab: string) => {
    const store = signIn({});
    store.set(apiAtom, { call: async () => void sent.push(tab) } as never);
    return store;
  };
  await Promise.all([sendFinish(inTab('link'), 'confirmation'), sendFinish(inTab('waiting'))]);
  await sendFinish(inTab('waiting'));
  expect(sent).toEqual(['link']);
  await sendFinish(inTab('link of a new address'), 'confirmation');
  expect(sent).toEqual(['link', 'link of a new address']);
});

test('a finished registration is reported to statistics and ads, completed vital data is not', {
  tags: 'rule',
}, async () => {
  const store = signIn({});
  store.set(apiAtom, { call: async () => {} } as never);
  const [statistics, ads] = [vi.fn(), vi.fn()];
  for (const [queue, send] of [
    [statisticsQueue!, statistics],
    [adsQueue!, ads],
  ] as const) {
    // Drops the events of other tests.
    queue.refuse();
    queue.consent(send);
  }
  await sendFinish(store, 'vital');
  expect(statistics).not.toHaveBeenCalled();
  await sendFinish(store);
  await sendFinish(store);
  // Each receiver is told of it once (consent.atoms.test.ts).
  for (const send of [statistics, ads]) {
    expect(send).toHaveBeenLastCalledWith({ name: 'registrationFinished', device: 'mobile' }, 'registration');
  }
  statisticsQueue!.hold();
  adsQueue!.hold();
});

const waiting = { completed: true, confirmFirst: true };

test.for<[string, Partial<CompletionStatus>, boolean, number]>([
  ['waits for the confirmation', waiting, false, 1],
  ['was sent after the last answer', { ...waiting, confirmFirst: false }, false, 0],
  ['is not complete', { ...waiting, completed: false }, false, 0],
  ['was confirmed before', waiting, true, 0],
])(
  'the registration event of a member whose registration %s is sent %i times',
  async ([, completion, emailConfirmed, times]) => {
    const sent: unknown[] = [];
    for (const store of [signIn(completion, { emailConfirmed }), signIn(completion, { emailConfirmed })]) {
      store.set(apiAtom, { call: async ({ name }: { name: string }) => void sent.push(name) } as never);
      await sendDelayedRegistration(store);
      await sendDelayedRegistration(store);
    }
    expect(sent).toEqual(Array(times).fill('triggerRegistration'));
  },
);
