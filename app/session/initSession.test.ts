import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchCounters } from '../api/contract/counters.ts';
import { createDeviceStorage } from '../lib/storage/deviceStorage.ts';
import { initSession } from './initSession.ts';
import { apiAtom, sessionActionsAtom, sessionAtom } from './session.atoms.ts';
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
const completion = { completed: true, steps_finished: 5, total: 5, additionalQuestionsShown: true, email_confirmed: 1 };

const makeToken = (claims: Record<string, unknown> = {}) => {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return `${encode({ alg: 'none' })}.${encode({ user_id: 7, email: 'a@b.example', country: 'DE', exp, ...claims })}.sig`;
};

type Answers = Record<string, () => { status?: number; data?: unknown }>;

/** A session with a storage and an API of its own. */
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
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    asked.push(pathname);
    const { status = 200, data } = all[pathname]?.() ?? { status: 404 };
    return new Response(JSON.stringify(status === 200 ? { data } : { errors: 'no' }), { status });
  };
  const store = createStore();
  const events = new EventTarget();
  const queryClient = new QueryClient();
  const reload = vi.fn();
  const tokens = createTokenStore(storage);
  let hear: (message: SessionTabMessage) => void = () => {};
  const told: SessionTabMessage[] = [];
  const connect = (listen: typeof hear) => {
    hear = listen;
    return { broadcast: (message: SessionTabMessage) => void told.push(message) };
  };
  initSession({ store, tokens, queryClient, apiOrigin: origin, siteId: 901, events, reload, connect, fetch });
  const session = () => store.get(sessionAtom);
  /** Another tab has changed what is stored. */
  const tell = (token: string | null) => {
    if (token === null) area.delete('token');
    else area.set('token', token);
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
  };
  return {
    store,
    session,
    asked,
    area,
    queryClient,
    reload,
    tell,
    told,
    hear: () => hear('signedOut'),
    events,
    actions: store.get(sessionActionsAtom)!,
  };
}

const settle = (opened: ReturnType<typeof open>, kind: string) =>
  vi.waitFor(() => expect(opened.session().kind).toBe(kind), { timeout: 3000 });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('without a token nobody is asked and a guest is looking', () => {
  const opened = open(null);
  expect(opened.session()).toEqual({ kind: 'guest', ended: null });
  expect(opened.asked).toEqual([]);
});

test('a token that is over is removed', () => {
  const opened = open(makeToken({ exp: 1000 }));
  expect(opened.session()).toEqual({ kind: 'guest', ended: 'expired' });
  expect(opened.area.size).toBe(0);
});

test('a token leads to a member with all essentials', async () => {
  const opened = open(makeToken());
  expect(opened.session().kind).toBe('loading');
  await settle(opened, 'member');
  expect(opened.session()).toMatchObject({
    user: { username: 'Ida' },
    settings: { id: 901 },
    completion: { total: 5 },
  });
});

test('what is not essential may be missing', async () => {
  const opened = open(makeToken(), {
    '/api/config/site': () => ({ status: 403 }),
    '/api/personality/check_completed': () => ({ data: { nonsense: true } }),
  });
  await settle(opened, 'member');
  expect(opened.session()).toMatchObject({ settings: null, completion: null });
});

test('a user config that cannot be read leaves a way on, and trying again helps', async () => {
  let broken = true;
  const opened = open(makeToken(), { '/api/config/user': () => (broken ? { data: {} } : { data: user }) });
  await settle(opened, 'stuck');
  expect(opened.session()).toMatchObject({ reason: 'contract' });
  broken = false;
  opened.actions.retry();
  await settle(opened, 'member');
});

test('a user config that is refused ends the session and removes the token', async () => {
  const opened = open(makeToken(), { '/api/config/user': () => ({ status: 401 }) });
  await settle(opened, 'guest');
  expect(opened.session()).toEqual({ kind: 'guest', ended: 'refused' });
  expect(opened.area.size).toBe(0);
});

test('another refusal asks once more who is looking, whatever the number of refusals', async () => {
  const opened = open(makeToken(), { '/api/dashboard/counter/new': () => ({ status: 401 }) });
  await settle(opened, 'member');
  opened.asked.length = 0;
  const poll = () =>
    opened.store
      .get(apiAtom)!
      .call(fetchCounters)
      .catch(() => {});
  await Promise.all([poll(), poll(), poll()]);
  await vi.waitFor(() => expect(opened.asked).toContain('/api/config/user'));
  expect(opened.asked.filter((path) => path === '/api/config/user')).toHaveLength(1);
  expect(opened.session().kind).toBe('member');
});

test('signing in stores the token; one of no use is not believed', async () => {
  const opened = open(null);
  expect(opened.actions.signIn('nonsense')).toBe('invalid');
  expect(opened.actions.signIn(makeToken({ exp: 1000 }))).toBe('expired');
  expect(opened.area.size).toBe(0);
  expect(opened.actions.signIn(makeToken())).toBe('valid');
  await settle(opened, 'member');
  expect(opened.area.size).toBe(1);
});

test('signing out removes the token and everything that was read', async () => {
  const opened = open(makeToken());
  await settle(opened, 'member');
  opened.queryClient.setQueryData(['dashboard'], { matches: ['Ida'] });
  opened.actions.signOut();
  expect(opened.session()).toEqual({ kind: 'guest', ended: 'signedOut' });
  expect(opened.area.size).toBe(0);
  expect(opened.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(opened.told).toEqual(['signedOut']);
});

test('an answer that comes after signing out changes nothing', async () => {
  const opened = open(makeToken());
  opened.actions.signOut();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(opened.session()).toEqual({ kind: 'guest', ended: 'signedOut' });
});

test('tabs agree: signed out there, signed out here, and back', async () => {
  const opened = open(makeToken());
  await settle(opened, 'member');
  opened.tell(null);
  expect(opened.session()).toEqual({ kind: 'guest', ended: 'signedOutElsewhere' });
  opened.tell(makeToken());
  await settle(opened, 'member');
});

test('tabs agree where storage is blocked, too', async () => {
  const opened = open(makeToken());
  await settle(opened, 'member');
  opened.hear();
  expect(opened.session()).toEqual({ kind: 'guest', ended: 'signedOutElsewhere' });
  expect(opened.told).toEqual([]);
});

test('somebody else in another tab: the page starts anew, and their token stays', async () => {
  const opened = open(makeToken());
  await settle(opened, 'member');
  opened.tell(makeToken({ user_id: 8 }));
  expect(opened.reload).toHaveBeenCalledOnce();
  opened.actions.expire();
  expect(opened.area.size).toBe(1);
});

test('a page that comes back from the browser’s memory looks at the token again', async () => {
  const opened = open(makeToken());
  await settle(opened, 'member');
  opened.area.clear();
  opened.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(opened.session().kind).toBe('guest');
});

test('a call that fails because the device slept ends the session before anything leads elsewhere', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let reach = (): { status?: number } => ({});
  const opened = open(makeToken(), { '/api/dashboard/counter/new': () => reach() });
  await settle(opened, 'member');
  reach = () => {
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    return { status: 404 };
  };
  const error = await opened.store
    .get(apiAtom)!
    .call(fetchCounters)
    .catch((reason) => [reason.status, opened.session()]);
  expect(error).toEqual([404, { kind: 'guest', ended: 'expired' }]);
});
