import { routes } from 'pages:routes';
import { createStore } from 'jotai';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompletionStatus } from '../api/contract/completionStatus.ts';
import type { Call } from '../api/contract/defineCall.ts';
import type { Api } from '../api/createApi.ts';
import { createDeviceStorage, deviceStorage } from '../lib/storage/deviceStorage.ts';
import { onboardingStageAtom, vitalDataPostponedAtom } from '../registration/onboarding.ts';
import { apiAtom, dispatchSessionAtom, sessionActionsAtom, sessionAtom } from '../session/session.atoms.ts';
import { createTokenStore } from '../session/tokenStore.ts';
import type { PageRoute } from './definePage.ts';
import { createGuard } from './guard.ts';
import { hiddenReturnPath } from './hiddenReturnPath.ts';
import { paymentEntry } from './paymentEntry.ts';

const claims = { userId: '7', email: 'ida@example.com', country: 'DE', exp: 4e9 };
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const done: CompletionStatus = {
  completed: true,
  stepsFinished: 5,
  total: 5,
  confirmFirst: false,
  additionalQuestionsShown: true,
  vitalQuestionsMissing: 0,
  questionnaireQuestionsMissing: [],
  contactDataRequired: false,
};

/**
 * Opens a router with empty pages and a signed-in member. `answers`: whether the API works; `past`: the history before
 * the address.
 */
function open(
  address: string,
  progress: Partial<CompletionStatus> | null = {},
  { mobile = false, answers = true, past = [] as string[] } = {},
) {
  vi.stubGlobal('matchMedia', () => ({ matches: !mobile }));
  vi.stubGlobal('location', { origin: 'http://localhost', pathname: address, search: '' });
  const area = new Map([['token', `${encode({})}.${encode({ ...claims, user_id: claims.userId })}.sig`]]);
  const store = createStore();
  const tokens = createTokenStore(
    createDeviceStorage(() => ({ getItem: (key: string) => area.get(key) ?? null, removeItem() {} }) as never),
  );
  let completion = progress && { ...done, ...progress };
  const load = (changes?: Partial<CompletionStatus>) => {
    if (changes) completion = { ...done, ...changes };
    const memberData = { user: { premium: false, emailConfirmed: true }, settings: null, completion } as never;
    store.set(dispatchSessionAtom, { type: 'loaded', userId: '7', memberData });
  };
  const requested: string[] = [];
  const call = async ({ name }: Call) => {
    requested.push(name);
    if (!answers) throw new Error('no');
    if (name === 'fetchAdditionalQuestions') completion = { ...done, ...completion, additionalQuestionsShown: true };
    return true;
  };
  store.set(apiAtom, { call } as unknown as Api);
  store.set(sessionActionsAtom, { refresh: async () => load(), expire: vi.fn() } as never);
  store.set(dispatchSessionAtom, { type: 'signedIn', claims });
  load();
  const guard = createGuard(store, tokens);
  const children = Object.values<PageRoute>(routes).flatMap(({ address, aliases = [] }) =>
    [address, ...aliases].map((path) => ({ path })),
  );
  const shown = () => (router.state.initialized ? router.state.location : null);
  const router = createMemoryRouter([{ middleware: [guard.middleware(shown)], children }], {
    initialEntries: [...past, address],
  });
  guard.watch(router);
  const admitsShown = () => guard.admits(store.get(sessionAtom), router.state.location);
  const withholdsShown = () => guard.withholds(store.get(sessionAtom), router.state.location);
  const isAt = (expected: string) =>
    vi.waitFor(() => {
      const { location, initialized, navigation } = router.state;
      expect(initialized && navigation.state === 'idle' && location.pathname + location.search).toBe(expected);
    });
  return { store, router, area, load, requested, isAt, admitsShown, withholdsShown };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  paymentEntry.clear();
  // Each test is on a new device.
  deviceStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a page waits for a progress that is missing; then the guard decides about it', async () => {
  const { store, router, load, withholdsShown } = open('/membership-area/home', null);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect([router.state.initialized, withholdsShown()]).toEqual([false, true]);
  load({ completed: false, stepsFinished: 2 });
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/personality-test/3'));
  expect(store.get(sessionAtom).kind).toBe('member');
});

test('a page that waits can be left', async () => {
  const { router, isAt } = open('/membership-area/home', null);
  await router.navigate('/payments-error');
  await isAt('/payments-error');
});

test('on phones the additional questions are fetched, and the onboarding starts', async () => {
  const { store, requested, isAt } = open('/', { additionalQuestionsShown: false }, { mobile: true });
  await isAt('/membership-area/matches');
  await vi.waitFor(() => expect(requested).toEqual(['fetchAdditionalQuestions', 'triggerFinish']));
  expect(store.get(onboardingStageAtom)).toBe('due');
});

test('on phones the questions are shown after a failed fetch, which is not repeated', async () => {
  const { requested, isAt } = open('/', { additionalQuestionsShown: false }, { mobile: true, answers: false });
  await isAt('/additional-questions?reg=1');
  expect(requested.filter((name) => name === 'fetchAdditionalQuestions')).toHaveLength(1);
});

test('the registration mark counts once', async () => {
  const { store, router, requested, isAt } = open('/membership-area/matches?reg=1');
  await isAt('/membership-area/matches');
  expect(store.get(onboardingStageAtom)).toBe('due');
  await router.navigate('/membership-area/home?reg=1');
  await isAt('/membership-area/home');
  await vi.waitFor(() => expect(requested).toEqual(['triggerFinish']));
});

test('the payment entry is stored on the plans and stays on further pages of buying', async () => {
  const { router, isAt } = open('/membership-area/messages/3');
  await isAt('/membership-area/messages/3');
  await router.navigate('/premium-plans?feature=1');
  await isAt('/premium-plans/plans?feature=1');
  expect(paymentEntry.read()).toBe('/membership-area/messages/3');
  await router.navigate('/premium-plans/checkout');
  await router.navigate('/premium-plans/plans');
  await isAt('/premium-plans/plans');
  expect(paymentEntry.read()).toBe('/membership-area/messages/3');
});

test('leaving the matches while vital data is missing asks for it again', async () => {
  const { store, router, isAt } = open('/membership-area/home', { vitalQuestionsMissing: 64 });
  await isAt('/membership-area/matches');
  store.set(vitalDataPostponedAtom, true);
  await router.navigate('/membership-area/matches?photoFilter=1');
  expect(store.get(vitalDataPostponedAtom)).toBe(true);
  await router.navigate('/membership-area/messages');
  await isAt('/membership-area/matches');
  expect(store.get(vitalDataPostponedAtom)).toBe(false);
});

test('an address that redirects several times leaves one entry in the history', async () => {
  const past = ['/error/404'];
  const { router, isAt } = open('/', { additionalQuestionsShown: false }, { mobile: true, answers: false, past });
  await isAt('/additional-questions?reg=1');
  await router.navigate(-1);
  await isAt('/error/404');
});

test('a link that redirects keeps the previous page in the history', async () => {
  const { router, isAt } = open('/membership-area/home');
  await isAt('/membership-area/home');
  await router.navigate('/premium-plans');
  await isAt('/premium-plans/plans');
  expect(router.state.historyAction).toBe('PUSH');
});

test('a page is no longer admitted once the session has ended, and the guard leads to Login', async () => {
  const { store, area, isAt, admitsShown } = open('/membership-area/messages/3');
  await isAt('/membership-area/messages/3');
  expect(admitsShown()).toBe(true);
  area.delete('token');
  store.set(dispatchSessionAtom, { type: 'ended', reason: 'expired' });
  expect(admitsShown()).toBe(false);
  await isAt('/login');
  expect(admitsShown()).toBe(true);
  // No address tells the next person of the conversation.
  expect(hiddenReturnPath.read()).toBe('/membership-area/messages/3');
});

test('a page that the reloaded member may not see is left; one that they may see stays as it is', async () => {
  const { store, router, load, isAt } = open('/premium-plans/plans');
  await isAt('/premium-plans/plans');
  const { key } = router.state.location;
  load();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(router.state.location.key).toBe(key);
  store.set(dispatchSessionAtom, {
    type: 'loaded',
    userId: '7',
    memberData: { user: { premium: true, emailConfirmed: true }, settings: null, completion: done } as never,
  });
  await isAt('/membership-area/home');
});
