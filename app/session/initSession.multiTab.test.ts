import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { fetchCounters } from '../api/contract/counters.ts';
import { createDeviceStorage } from '../lib/storage/deviceStorage.ts';
import { onboardingStageAtom, resetOnboarding } from '../registration/onboarding.ts';
import { applyMagicLink, emailLinkAtom } from '../routing/applyMagicLink.ts';
import { consumeEmailLink } from '../routing/consumeEmailLink.ts';
import { initSession } from './initSession.ts';
import { apiAtom, dispatchSessionAtom, memberAtom, sessionActionsAtom, sessionAtom } from './session.atoms.ts';
import type { SessionTabMessage } from './sessionTabs.ts';
import { createTokenStore } from './tokenStore.ts';

// One browser with several tabs: real stores and sessions, one storage, and an API with two members.

const origin = 'http://127.0.0.1:4310';
const names: Readonly<Record<string, string>> = { 7: 'Ida', 8: 'Anton' };
const now = Date.UTC(2026, 5, 1, 12);
const hour = 3_600_000;

function makeToken(userId: string, ends = now + 24 * hour): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { user_id: userId, email: `${userId}@example.com`, country: 'DE', exp: Math.floor(ends / 1000) };
  return `${encode({ alg: 'none' })}.${encode(claims)}.sig${userId}`;
}

interface Tab {
  store: ReturnType<typeof createStore>;
  events: EventTarget;
  queryClient: QueryClient;
  history: { replaceState: Mock };
  receive: (message: SessionTabMessage) => void;
}

function openBrowser({ clock = () => now, serverClock = () => now } = {}) {
  const area = new Map<string, string>();
  const tabs: Tab[] = [];
  /** Path and token of each request. */
  const requests: { path: string; token: string }[] = [];
  /** Roles of every member. */
  const roles: string[] = [];

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const token = request.headers.get('Authorization')?.slice('Bearer '.length) ?? '';
    requests.push({ path, token });
    const claims = token && JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    if (!claims || claims.exp * 1000 <= serverClock()) return new Response('{"errors":"no"}', { status: 401 });
    return new Response(JSON.stringify({ data: answer(path, String(claims.user_id), roles) }));
  }

  function openTab(address = '/'): Tab {
    const store = createStore();
    const events = new EventTarget();
    const write = (key: string, value: string | null) => {
      if (value === null) area.delete(key);
      else area.set(key, value);
      // Browsers send storage events to the other tabs only.
      for (const tab of tabs) {
        if (tab.store !== store) tab.events.dispatchEvent(Object.assign(new Event('storage'), { key }));
      }
    };
    const storage = createDeviceStorage(
      () =>
        ({
          getItem: (key: string) => area.get(key) ?? null,
          setItem: (key: string, value: string) => write(key, value),
          removeItem: (key: string) => area.has(key) && write(key, null),
        }) as unknown as Storage,
    );
    const tokens = createTokenStore(storage, clock);
    const queryClient = new QueryClient();
    const history = { replaceState: vi.fn() };
    const { pathname, search } = new URL(address, 'https://members.probelund.de.example');
    const link = consumeEmailLink({ pathname, search }, history);
    store.set(emailLinkAtom, link);
    const tab: Tab = { store, events, queryClient, history, receive: () => {} };
    const invalidLink = applyMagicLink(link, tokens) === 'refuse';
    store.set(dispatchSessionAtom, { type: 'started', token: tokens.read(), invalidLink });
    initSession({
      store,
      tokens,
      queryClient,
      apiOrigin: origin,
      expectedSite: { siteId: 901, metric: true },
      events,
      fetch,
      onEnd: () => resetOnboarding(store),
      // Reloading drops the state of the tab.
      reload() {
        tabs.splice(tabs.indexOf(tab), 1);
        openTab('/');
      },
      connect: (listen) => {
        tab.receive = listen;
        return {
          broadcast: (message) => {
            for (const other of tabs) if (other !== tab) other.receive(message);
          },
        };
      },
    });
    tabs.push(tab);
    return tab;
  }
  return { area, tabs, requests, roles, openTab };
}

function answer(path: string, userId: string, roles: readonly string[]): unknown {
  if (path === '/api/config/user') {
    const flags = { metricUnits: 1, email_confirmed: 1, test_completed: 1 };
    return { roles, locale: 'de', country: 'DE', username: names[userId], settings: {}, ...flags };
  }
  if (path === '/api/config/site') return { id: 901 };
  if (path === '/api/dashboard/counter/new') return { matches: 1, visitors: 0, conversations: 0, online: 0 };
  return { completed: true, steps_finished: 5, total: 5, additionalQuestionsShown: true };
}

/** The member’s name, or why there is none. */
function describeViewer({ store }: Tab): string {
  const session = store.get(sessionAtom);
  if (session.kind === 'member') return session.user.username ?? '';
  return session.kind === 'guest' ? `guest (${session.ended})` : session.kind;
}
const waitForViewer = (tab: Tab, expected: string) => vi.waitFor(() => expect(describeViewer(tab)).toBe(expected));
const actionsOf = (tab: Tab) => tab.store.get(sessionActionsAtom)!;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('signing in and out', () => {
  test('signing in and out in one tab is followed by the others', async () => {
    const browser = openBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    expect(actionsOf(one).signIn(makeToken('7'))).toBe('valid');
    await waitForViewer(one, 'Ida');
    await waitForViewer(two, 'Ida');
    two.queryClient.setQueryData(['dashboard'], { canary: true });
    actionsOf(one).signOut();
    expect(describeViewer(one)).toBe('guest (signedOut)');
    expect(describeViewer(two)).toBe('guest (signedOutElsewhere)');
    expect(browser.area.size).toBe(0);
    expect(two.queryClient.getQueryCache().getAll()).toEqual([]);
  });

  test('a payment in one tab unlocks the others', async () => {
    const browser = openBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    actionsOf(one).signIn(makeToken('7'));
    await waitForViewer(two, 'Ida');
    two.queryClient.setQueryData(['thread'], { locked: true });
    browser.roles.push('ROLE_PREMIUM');
    actionsOf(one).signIn(makeToken('7', now + 23 * hour));
    await vi.waitFor(() => expect(two.store.get(memberAtom)?.user.premium).toBe(true));
    await vi.waitFor(() => expect(two.queryClient.getQueryState(['thread'])?.isInvalidated).toBe(true));
  });

  test('a new token without a payment fetches nothing again that is on show', async () => {
    const browser = openBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    actionsOf(one).signIn(makeToken('7'));
    await waitForViewer(two, 'Ida');
    two.queryClient.setQueryData(['thread'], { locked: true });
    const before = two.store.get(memberAtom);
    actionsOf(one).signIn(makeToken('7', now + 23 * hour));
    await vi.waitFor(() => expect(two.store.get(memberAtom)).not.toBe(before));
    await new Promise((resolve) => setTimeout(resolve));
    expect(two.queryClient.getQueryState(['thread'])?.isInvalidated).toBe(false);
  });

  test('after signing out no request carries the old token', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    actionsOf(tab).signIn(makeToken('7'));
    await waitForViewer(tab, 'Ida');
    actionsOf(tab).signOut();
    browser.requests.length = 0;
    await tab.store
      .get(apiAtom)!
      .call(fetchCounters)
      .catch(() => {});
    expect(browser.requests.map(({ token }) => token)).toEqual(['']);
  });

  test('an expired token ends the session without a request', async () => {
    const time = { now };
    const browser = openBrowser({ clock: () => time.now, serverClock: () => time.now });
    const tab = browser.openTab();
    actionsOf(tab).signIn(makeToken('7'));
    await waitForViewer(tab, 'Ida');
    time.now += 25 * hour;
    browser.requests.length = 0;
    actionsOf(tab).expire();
    expect(describeViewer(tab)).toBe('guest (expired)');
    expect(browser.requests).toEqual([]);
  });
});

describe('another member', () => {
  test('when another member signs in in one tab, the other tab reloads with that member', async () => {
    const browser = openBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    actionsOf(one).signIn(makeToken('7'));
    await waitForViewer(two, 'Ida');
    actionsOf(one).signIn(makeToken('8'));
    await waitForViewer(one, 'Anton');
    expect(browser.tabs).not.toContain(two);
    for (const tab of browser.tabs) await waitForViewer(tab, 'Anton');
  });

  test('no data of the previous member is left in the tab', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    actionsOf(tab).signIn(makeToken('7'));
    await waitForViewer(tab, 'Ida');
    tab.queryClient.setQueryData(['dashboard'], { canary: 'Ida' });
    tab.store.set(onboardingStageAtom, 'upload');
    actionsOf(tab).signIn(makeToken('8'));
    await waitForViewer(tab, 'Anton');
    expect(tab.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(tab.store.get(onboardingStageAtom)).toBeNull();
  });
});

describe('a magic link', () => {
  test('signs in, and its token is in no address', async () => {
    const browser = openBrowser();
    const token = makeToken('7');
    const tab = browser.openTab(`/magiclink/${token}?confirm=1`);
    expect(tab.history.replaceState).toHaveBeenCalledWith(null, '', '/magiclink/link');
    await waitForViewer(tab, 'Ida');
    expect(browser.requests.every(({ path }) => !path.includes(token))).toBe(true);
  });

  test('of the same member replaces the stored token', async () => {
    const browser = openBrowser();
    browser.area.set('token', makeToken('7', now + hour));
    const token = makeToken('7');
    await waitForViewer(browser.openTab(`/magiclink/${token}`), 'Ida');
    expect(browser.area.get('token')).toBe(token);
  });

  test('of another member is not used until the member agrees', async () => {
    const browser = openBrowser();
    const stored = makeToken('7');
    browser.area.set('token', stored);
    const other = makeToken('8');
    const tab = browser.openTab(`/magiclink/${other}`);
    await waitForViewer(tab, 'Ida');
    expect(browser.area.get('token')).toBe(stored);
    expect(browser.requests.some(({ token }) => token === other)).toBe(false);
    actionsOf(tab).signIn(other);
    await waitForViewer(tab, 'Anton');
    expect(browser.area.get('token')).toBe(other);
  });

  test.for<[string, string]>([
    ['damaged', 'not-a-token'],
    ['expired', makeToken('7', now - hour)],
    ['hostile', encodeURIComponent('../../logout')],
  ])('that is %s removes the stored token, leaves a guest, and sends no request', ([, token]) => {
    const browser = openBrowser();
    browser.area.set('token', makeToken('7'));
    const tab = browser.openTab(`/magiclink/${token}`);
    expect(describeViewer(tab)).toBe('guest (invalidLink)');
    expect(browser.area.size).toBe(0);
    expect(browser.requests).toEqual([]);
  });

  test('that the API refuses ends the session', async () => {
    const browser = openBrowser({ serverClock: () => now + 48 * hour });
    await waitForViewer(browser.openTab(`/magiclink/${makeToken('7')}`), 'guest (refused)');
    expect(browser.area.size).toBe(0);
  });
});

test('after any sequence of events in any tabs, all tabs show the same viewer', async () => {
  let seed = 11;
  const roll = (sides: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return (seed >>> 8) % sides;
  };
  for (let story = 0; story < 100; story++) {
    const browser = openBrowser();
    browser.openTab();
    browser.openTab();
    for (let step = 0; step < 6; step++) {
      const tab = browser.tabs[roll(browser.tabs.length)]!;
      const action = roll(4);
      if (action === 0) actionsOf(tab).signOut();
      else if (action === 3) await new Promise((resolve) => setTimeout(resolve));
      else actionsOf(tab).signIn(makeToken(action === 1 ? '7' : '8'));
    }
    const stored = browser.area.get('token');
    const name = stored === undefined ? 'guest' : stored.endsWith('sig7') ? 'Ida' : 'Anton';
    await vi.waitFor(() => {
      expect(browser.tabs.map((tab) => describeViewer(tab).split(' ')[0])).toEqual(browser.tabs.map(() => name));
    });
  }
});
