import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchCounters } from '../api/contract/counters.ts';
import { createDeviceStorage } from '../lib/storage/deviceStorage.ts';
import { initSession } from './initSession.ts';
import { apiAtom, dispatchSessionAtom, sessionActionsAtom, sessionAtom } from './session.atoms.ts';
import type { SessionTabMessage } from './sessionTabs.ts';
import { createTokenStore } from './tokenStore.ts';

const origin = 'http://127.0.0.1:4310';
const user = {
  roles: [],
  locale: 'de',
  country: 'DE',
  username: 'Ida',
  metricUnits: true,
  settings: {},
  email_confirmed: true,
  test_completed: true,
};
const completion = { completed: true, steps_finished: 5, total: 5, additionalQuestionsShown: true };

const makeToken = (claims: Record<string, unknown> = {}) => {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return `${encode({ alg: 'none' })}.${encode({ user_id: 7, email: 'a@b.example', country: 'DE', exp, ...claims })}.sig`;
};

interface FakeAnswer {
  status?: number;
  data?: unknown;
}
type Answers = Record<string, () => FakeAnswer | Promise<FakeAnswer>>;

/** Opens a session with a storage and an API of its own. */
function open(stored: string | null, answers: Answers = {}) {
  const area = new Map<string, string>(stored === null ? [] : [['token', stored]]);
  const storage = createDeviceStorage(
    () =>
      ({
        getItem: (key: string) => area.get(key) ?? null,
        setItem: (key: string, value: string) => void area.set(key, value),
        removeItem: (key: string) => void area.delete(key),
      }) as Storage,
  );
  const all: Answers = {
    '/api/config/user': () => ({ data: user }),
    '/api/config/site': () => ({ data: { id: 901 } }),
    '/api/personality/check_completed': () => ({ data: completion }),
    ...answers,
  };
  const requestedPaths: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    requestedPaths.push(pathname);
    const { status = 200, data }: FakeAnswer = (await all[pathname]?.()) ?? { status: 404 };
    return new Response(JSON.stringify(status === 200 ? { data } : { errors: 'no' }), { status });
  };
  const store = createStore();
  const events = new EventTarget();
  const queryClient = new QueryClient();
  const reload = vi.fn();
  const onEnd = vi.fn();
  const tokens = createTokenStore(storage);
  let receive: (message: SessionTabMessage) => void = () => {};
  const broadcasts: SessionTabMessage[] = [];
  const connect = (listen: typeof receive) => {
    receive = listen;
    return { broadcast: (message: SessionTabMessage) => void broadcasts.push(message) };
  };
  const expectedSite = { siteId: 901, metric: true };
  store.set(dispatchSessionAtom, { type: 'started', token: tokens.read() });
  initSession({ store, tokens, queryClient, apiOrigin: origin, expectedSite, events, reload, onEnd, connect, fetch });
  const session = () => store.get(sessionAtom);
  /** Changes the stored token as another tab does. */
  const changeToken = (token: string | null) => {
    if (token === null) area.delete('token');
    else area.set('token', token);
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
  };
  return {
    store,
    session,
    requestedPaths,
    area,
    queryClient,
    reload,
    onEnd,
    changeToken,
    broadcasts,
    receiveSignOut: () => receive('signedOut'),
    events,
    actions: store.get(sessionActionsAtom)!,
  };
}

const waitForKind = (opened: ReturnType<typeof open>, kind: string) =>
  vi.waitFor(() => expect(opened.session().kind).toBe(kind), { timeout: 3000 });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('without a token the viewer is a guest and nothing is requested', () => {
  const opened = open(null);
  expect(opened.session()).toEqual({ kind: 'guest', ended: null });
  expect(opened.requestedPaths).toEqual([]);
});

test('an expired token is removed', () => {
  const opened = open(makeToken({ exp: 1000 }));
  expect(opened.session()).toEqual({ kind: 'guest', ended: 'expired' });
  expect(opened.area.size).toBe(0);
});

test('a valid token leads to a member with all member data', async () => {
  const opened = open(makeToken());
  expect(opened.session().kind).toBe('loading');
  await waitForKind(opened, 'member');
  expect(opened.session()).toMatchObject({
    user: { username: 'Ida' },
    settings: { id: 901 },
    completion: { total: 5 },
  });
});

test('another site or other units of the API are logged once', { tags: 'rule' }, async () => {
  const opened = open(makeToken(), {
    '/api/config/user': () => ({ data: { ...user, metricUnits: false } }),
    '/api/config/site': () => ({ data: { id: 902 } }),
  });
  await waitForKind(opened, 'member');
  await opened.actions.refresh();
  await opened.actions.refresh();
  expect(vi.mocked(console.warn).mock.calls.flat()).toEqual([
    'the API answers for site 902, this is site 901: it may be misrouted',
    'the API counts in miles and feet, this site does not',
  ]);
});

test('missing units of the user config are the site’s', { tags: 'rule' }, async () => {
  const { metricUnits: _, ...rest } = user;
  const opened = open(makeToken(), { '/api/config/user': () => ({ data: rest }) });
  await waitForKind(opened, 'member');
  expect(console.warn).not.toHaveBeenCalled();
});

test('a slow completion status is left out of the member data and filled in when it comes', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort());
    return controller.signal;
  });
  let answer = (_: object) => {};
  const slow = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const opened = open(makeToken(), { '/api/personality/check_completed': () => slow });
  await waitForKind(opened, 'member');
  expect(opened.session()).toMatchObject({ completion: null });
  answer({ data: completion });
  await vi.waitFor(() => expect(opened.session()).toMatchObject({ completion: { total: 5 } }));
});

test('after a missing completion status the member can try again', async () => {
  let broken = true;
  const opened = open(makeToken(), {
    '/api/personality/check_completed': () => (broken ? { status: 403 } : { data: completion }),
  });
  await waitForKind(opened, 'member');
  broken = false;
  opened.actions.retry();
  expect(opened.session().kind).toBe('loading');
  await vi.waitFor(() => expect(opened.session()).toMatchObject({ completion: { total: 5 } }));
});

test('site settings and completion status may be missing', async () => {
  const opened = open(makeToken(), {
    '/api/config/site': () => ({ status: 403 }),
    '/api/personality/check_completed': () => ({ data: { nonsense: true } }),
  });
  await waitForKind(opened, 'member');
  expect(opened.session()).toMatchObject({ settings: null, completion: null });
});

test('when the user config cannot be parsed, the member can try again', async () => {
  let broken = true;
  const opened = open(makeToken(), { '/api/config/user': () => (broken ? { data: {} } : { data: user }) });
  await waitForKind(opened, 'failed');
  expect(opened.session()).toMatchObject({ reason: 'contract' });
  broken = false;
  opened.actions.retry();
  await waitForKind(opened, 'member');
});

test('a 401 to the user config ends the session and removes the token', async () => {
  const opened = open(makeToken(), { '/api/config/user': () => ({ status: 401 }) });
  await waitForKind(opened, 'guest');
  expect(opened.session()).toEqual({ kind: 'guest', ended: 'refused' });
  expect(opened.area.size).toBe(0);
});

test('several 401s to other calls load the user config once', async () => {
  const opened = open(makeToken(), { '/api/dashboard/counter/new': () => ({ status: 401 }) });
  await waitForKind(opened, 'member');
  opened.requestedPaths.length = 0;
  const poll = () =>
    opened.store
      .get(apiAtom)!
      .call(fetchCounters)
      .catch(() => {});
  await Promise.all([poll(), poll(), poll()]);
  await vi.waitFor(() => expect(opened.requestedPaths).toContain('/api/config/user'));
  expect(opened.requestedPaths.filter((path) => path === '/api/config/user')).toHaveLength(1);
  expect(opened.session().kind).toBe('member');
});

test('signing in stores a valid token only', async () => {
  const opened = open(null);
  expect(opened.actions.signIn('nonsense')).toBe('invalid');
  expect(opened.actions.signIn(makeToken({ exp: 1000 }))).toBe('expired');
  expect(opened.area.size).toBe(0);
  expect(opened.actions.signIn(makeToken())).toBe('valid');
  await waitForKind(opened, 'member');
  expect(opened.area.size).toBe(1);
});

test('signing out removes the token and all loaded data', async () => {
  const opened = open(makeToken());
  await waitForKind(opened, 'member');
  opened.queryClient.setQueryData(['dashboard'], { matches: ['Ida'] });
  expect(opened.onEnd).not.toHaveBeenCalled();
  opened.actions.signOut();
  expect(opened.session()).toEqual({ kind: 'guest', ended: 'signedOut' });
  expect(opened.area.size).toBe(0);
  expect(opened.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(opened.onEnd).toHaveBeenCalledOnce();
  expect(opened.broadcasts).toEqual(['signedOut']);
});

test('an answer that arrives after signing out changes nothing', async () => {
  const opened = open(makeToken());
  opened.actions.signOut();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(opened.session()).toEqual({ kind: 'guest', ended: 'signedOut' });
});

test('signing out and in again in another tab is followed here', async () => {
  const opened = open(makeToken());
  await waitForKind(opened, 'member');
  opened.changeToken(null);
  expect(opened.session()).toEqual({ kind: 'guest', ended: 'signedOutElsewhere' });
  opened.changeToken(makeToken());
  await waitForKind(opened, 'member');
});

test('signing out in another tab is followed where storage is blocked', async () => {
  const opened = open(makeToken());
  await waitForKind(opened, 'member');
  opened.receiveSignOut();
  expect(opened.session()).toEqual({ kind: 'guest', ended: 'signedOutElsewhere' });
  expect(opened.broadcasts).toEqual([]);
});

test('another member in another tab reloads the page, and their token stays', async () => {
  const opened = open(makeToken());
  await waitForKind(opened, 'member');
  opened.changeToken(makeToken({ user_id: 8 }));
  expect(opened.reload).toHaveBeenCalledOnce();
  opened.actions.expire();
  expect(opened.area.size).toBe(1);
});

test('a page restored from the back/forward cache reads the token again', async () => {
  const opened = open(makeToken());
  await waitForKind(opened, 'member');
  opened.area.clear();
  opened.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(opened.session().kind).toBe('guest');
});

test('a call that fails after the token expired ends the session before the error is handled', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let answerAfterSleep = (): { status?: number } => ({});
  const opened = open(makeToken(), { '/api/dashboard/counter/new': () => answerAfterSleep() });
  await waitForKind(opened, 'member');
  answerAfterSleep = () => {
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    return { status: 404 };
  };
  const error = await opened.store
    .get(apiAtom)!
    .call(fetchCounters)
    .catch((reason) => [reason.status, opened.session()]);
  expect(error).toEqual([404, { kind: 'guest', ended: 'expired' }]);
});
