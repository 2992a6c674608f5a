import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { fetchCounters } from '../api/contract/counters.ts';
import { createDeviceStorage } from '../lib/storage/deviceStorage.ts';
import { consumeEmailLink } from '../routing/consumeEmailLink.ts';
import { applyMagicLink, emailLinkAtom } from '../routing/emailLink.ts';
import { onboardingStageAtom } from '../routing/onboarding.ts';
import { initSession } from './initSession.ts';
import { apiAtom, sessionActionsAtom, sessionAtom } from './session.atoms.ts';
import type { SessionTabMessage } from './sessionTabs.ts';
import { createTokenStore } from './tokenStore.ts';

// Stories of one browser with several tabs: real stores and sessions, one storage, and an API that knows two members.

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
  hear: (message: SessionTabMessage) => void;
}

function openBrowser({ clock = () => now, serverClock = () => now } = {}) {
  const area = new Map<string, string>();
  const tabs: Tab[] = [];
  /** The token that each request carried, and its owner's name as the API knows it. */
  const requests: { path: string; token: string }[] = [];

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const token = request.headers.get('Authorization')?.slice('Bearer '.length) ?? '';
    requests.push({ path, token });
    const claims = token && JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    if (!claims || claims.exp * 1000 <= serverClock()) return new Response('{"errors":"no"}', { status: 401 });
    return new Response(JSON.stringify({ data: answer(path, String(claims.user_id)) }));
  }

  function openTab(address = '/'): Tab {
    const store = createStore();
    const events = new EventTarget();
    const write = (key: string, value: string | null) => {
      if (value === null) area.delete(key);
      else area.set(key, value);
      // Browsers tell the other tabs only.
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
    const tab: Tab = { store, events, queryClient, history, hear: () => {} };
    initSession({
      store,
      tokens,
      queryClient,
      apiOrigin: origin,
      siteId: 901,
      invalidLink: applyMagicLink(link, tokens) === 'refuse',
      events,
      fetch,
      // Loading anew throws everything of the tab away.
      reload() {
        tabs.splice(tabs.indexOf(tab), 1);
        openTab('/');
      },
      connect: (listen) => {
        tab.hear = listen;
        return {
          broadcast: (message) => {
            for (const other of tabs) if (other !== tab) other.hear(message);
          },
        };
      },
    });
    tabs.push(tab);
    return tab;
  }
  return { area, tabs, requests, openTab };
}

function answer(path: string, userId: string): unknown {
  if (path === '/api/config/user') {
    const flags = { metricUnits: 1, email_confirmed: 1, test_completed: 1 };
    return { roles: [], locale: 'de', country: 'DE', username: names[userId], settings: {}, ...flags };
  }
  if (path === '/api/config/site') return { id: 901 };
  if (path === '/api/dashboard/counter/new') return { matches: 1, visitors: 0, conversations: 0, online: 0 };
  return { completed: true, steps_finished: 5, total: 5, additionalQuestionsShown: true };
}

/** Ida, Anton, or why nobody. */
function who({ store }: Tab): string {
  const session = store.get(sessionAtom);
  if (session.kind === 'member') return session.user.username ?? '';
  return session.kind === 'guest' ? `nobody (${session.ended})` : session.kind;
}
const sees = (tab: Tab, expected: string) => vi.waitFor(() => expect(who(tab)).toBe(expected));
const act = (tab: Tab) => tab.store.get(sessionActionsAtom)!;

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
  test('who signs in here is signed in everywhere, and who signs out here is out everywhere', async () => {
    const browser = openBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    expect(act(one).signIn(makeToken('7'))).toBe('valid');
    await sees(one, 'Ida');
    await sees(two, 'Ida');
    two.queryClient.setQueryData(['dashboard'], { canary: true });
    act(one).signOut();
    expect(who(one)).toBe('nobody (signedOut)');
    expect(who(two)).toBe('nobody (signedOutElsewhere)');
    expect(browser.area.size).toBe(0);
    expect(two.queryClient.getQueryCache().getAll()).toEqual([]);
  });

  test('after signing out nothing is asked with the old token', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    act(tab).signIn(makeToken('7'));
    await sees(tab, 'Ida');
    act(tab).signOut();
    browser.requests.length = 0;
    await tab.store
      .get(apiAtom)!
      .call(fetchCounters)
      .catch(() => {});
    expect(browser.requests.map(({ token }) => token)).toEqual(['']);
  });

  test('a token that runs out while nobody looks leads to the sign-in page with one question at most', async () => {
    const time = { now };
    const browser = openBrowser({ clock: () => time.now, serverClock: () => time.now });
    const tab = browser.openTab();
    act(tab).signIn(makeToken('7'));
    await sees(tab, 'Ida');
    time.now += 25 * hour;
    browser.requests.length = 0;
    act(tab).expire();
    expect(who(tab)).toBe('nobody (expired)');
    expect(browser.requests).toEqual([]);
  });
});

describe('another account', () => {
  test('somebody else signs in in one tab: the other starts anew with them, and keeps nothing', async () => {
    const browser = openBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    act(one).signIn(makeToken('7'));
    await sees(two, 'Ida');
    act(one).signIn(makeToken('8'));
    await sees(one, 'Anton');
    expect(browser.tabs).not.toContain(two);
    for (const tab of browser.tabs) await sees(tab, 'Anton');
  });

  test('nothing of the one before is left in the tab itself', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    act(tab).signIn(makeToken('7'));
    await sees(tab, 'Ida');
    tab.queryClient.setQueryData(['dashboard'], { canary: 'Ida' });
    tab.store.set(onboardingStageAtom, 'upload');
    act(tab).signIn(makeToken('8'));
    await sees(tab, 'Anton');
    expect(tab.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(tab.store.get(onboardingStageAtom)).toBeNull();
  });
});

describe('a magic link', () => {
  test('signs in, and its token is nowhere to be seen', async () => {
    const browser = openBrowser();
    const token = makeToken('7');
    const tab = browser.openTab(`/magiclink/${token}?confirm=1`);
    expect(tab.history.replaceState).toHaveBeenCalledWith(null, '', '/magiclink/link');
    await sees(tab, 'Ida');
    expect(browser.requests.every(({ path }) => !path.includes(token))).toBe(true);
  });

  test('of the same member renews what is stored', async () => {
    const browser = openBrowser();
    browser.area.set('token', makeToken('7', now + hour));
    const token = makeToken('7');
    await sees(browser.openTab(`/magiclink/${token}`), 'Ida');
    expect(browser.area.get('token')).toBe(token);
  });

  test('of somebody else takes nothing over until it is agreed to', async () => {
    const browser = openBrowser();
    const stored = makeToken('7');
    browser.area.set('token', stored);
    const other = makeToken('8');
    const tab = browser.openTab(`/magiclink/${other}`);
    await sees(tab, 'Ida');
    expect(browser.area.get('token')).toBe(stored);
    expect(browser.requests.some(({ token }) => token === other)).toBe(false);
    act(tab).signIn(other);
    await sees(tab, 'Anton');
    expect(browser.area.get('token')).toBe(other);
  });

  test.for<[string, string]>([
    ['damaged', 'not-a-token'],
    ['over', makeToken('7', now - hour)],
    ['hostile', encodeURIComponent('../../logout')],
  ])('that is %s clears what is stored and leads to the sign-in page, and nothing is asked', ([, token]) => {
    const browser = openBrowser();
    browser.area.set('token', makeToken('7'));
    const tab = browser.openTab(`/magiclink/${token}`);
    expect(who(tab)).toBe('nobody (badLink)');
    expect(browser.area.size).toBe(0);
    expect(browser.requests).toEqual([]);
  });

  test('that the API does not accept ends the session', async () => {
    const browser = openBrowser({ serverClock: () => now + 48 * hour });
    await sees(browser.openTab(`/magiclink/${makeToken('7')}`), 'nobody (refused)');
    expect(browser.area.size).toBe(0);
  });
});

test('whatever happens in whichever tab, a moment later all agree', async () => {
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
      const deed = roll(4);
      if (deed === 0) act(tab).signOut();
      else if (deed === 3) await new Promise((resolve) => setTimeout(resolve));
      else act(tab).signIn(makeToken(deed === 1 ? '7' : '8'));
    }
    const stored = browser.area.get('token');
    const name = stored === undefined ? 'nobody' : stored.endsWith('sig7') ? 'Ida' : 'Anton';
    await vi.waitFor(() => {
      expect(browser.tabs.map((tab) => who(tab).split(' ')[0])).toEqual(browser.tabs.map(() => name));
    });
  }
});
