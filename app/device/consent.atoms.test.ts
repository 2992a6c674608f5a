import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleSiteValues } from '../../tests/support/sampleSiteValues.ts';
import { deviceStorage, tabStorage } from '../lib/storage/deviceStorage.ts';
import { memberStorage } from '../lib/storage/memberStorage.ts';
import { dispatchSessionAtom } from '../session/session.atoms.ts';
import { site } from '../site/site.ts';
import type { AnalyticsEvent } from './analytics.ts';
import { adsQueue, statisticsQueue, trackEvent } from './analytics.ts';
import { adsConsentAtom, applyChoices, measurementChoiceAtom, statisticsConsentAtom } from './consent.atoms.ts';
import { tagManagerOutbox } from './tagManagerOutbox.ts';

const view: AnalyticsEvent = { name: 'pageView', route: '/login', role: 'guest' };
const purchase: AnalyticsEvent = { name: 'purchase', value: 4990, currency: 'EUR' };

const fetched = vi.fn(async (_url: string, _request: RequestInit) => new Response());
/** Addresses and bodies that were posted. */
const posted = () => fetched.mock.calls.map(([url, { body }]) => [url, String(body)]);
const readVisitor = (id = '7') => memberStorage.read(id, 'statisticsVisitor');

function startSignIn(store: ReturnType<typeof createStore>, id: string): void {
  const claims = { userId: id, email: 'ida@example.com', country: 'DE', exp: 4e9 };
  store.set(dispatchSessionAtom, { type: 'signedIn', claims });
}

/** Starts the session of a member, as far as choices depend on it. */
function signIn(store: ReturnType<typeof createStore>, id: string): void {
  startSignIn(store, id);
  void memberStorage.open(id, null);
  store.set(dispatchSessionAtom, { type: 'loaded', userId: id, memberData: { user: {}, completion: null } as never });
}

const expire = (store: ReturnType<typeof createStore>) => {
  memberStorage.close();
  store.set(dispatchSessionAtom, { type: 'ended', reason: 'expired' });
};

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  memberStorage.clear();
  deviceStorage.clear();
  tabStorage.clear();
  // Drops the events of other tests.
  for (const queue of [statisticsQueue!, adsQueue!]) queue.refuse();
  store = createStore();
  signIn(store, '7');
  applyChoices(store);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(site, sampleSiteValues());
});

test('before the choice nothing is sent or stored; then what has happened is sent to whom it concerns', {
  tags: 'rule',
}, () => {
  trackEvent(view);
  trackEvent(purchase);
  expect(store.get(measurementChoiceAtom)).toBe(true);
  expect(posted()).toEqual([]);
  expect(memberStorage.readAll('7')).toEqual([]);
  store.set(measurementChoiceAtom, true);
  expect(store.get(measurementChoiceAtom)).toBe(false);
  const host = site.host;
  expect(posted()).toEqual([
    [site.statisticsUrl, JSON.stringify({ site: host, event: 'pageView', route: '/login', role: 'guest' })],
    [site.statisticsUrl, JSON.stringify({ site: host, event: 'purchase', value: 4990, currency: 'EUR' })],
    [site.adsUrl, JSON.stringify({ site: host, event: 'purchase', value: 4990, currency: 'EUR' })],
  ]);
  for (const [, request] of fetched.mock.calls) {
    expect(request).toMatchObject({
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  }
});

test('a No drops what has happened and what follows, and is not asked again', () => {
  trackEvent(view);
  store.set(measurementChoiceAtom, false);
  trackEvent(view);
  expect(store.get(measurementChoiceAtom)).toBe(false);
  store.set(statisticsConsentAtom, true);
  expect(posted()).toEqual([]);
  trackEvent(purchase);
  // Ads were refused, and still are.
  expect(posted().map(([url]) => url)).toEqual([site.statisticsUrl]);
});

test('after withdrawal nothing more is sent', () => {
  store.set(measurementChoiceAtom, true);
  trackEvent(purchase);
  store.set(statisticsConsentAtom, false);
  trackEvent(purchase);
  expect(posted().map(([url]) => url)).toEqual([site.statisticsUrl, site.adsUrl, site.adsUrl]);
});

test('the number of a visitor of Matomo is stored with consent only, and removed with it', () => {
  Object.assign(site, { statistics: 'matomo', matomoSiteId: 7 });
  trackEvent(view);
  expect(readVisitor()).toBeNull();
  store.set(statisticsConsentAtom, true);
  trackEvent(view);
  const visitor = readVisitor();
  expect(visitor).toMatch(/^[0-9a-f]{16}$/);
  const visitors = fetched.mock.calls.map(([, { body }]) => (body as URLSearchParams).get('_id'));
  expect(visitors).toEqual([visitor, visitor]);
  store.set(statisticsConsentAtom, false);
  expect(readVisitor()).toBeNull();
});

test('after an expired session nothing is reported; the same member is not asked again, another one is', async () => {
  Object.assign(site, { statistics: 'matomo', matomoSiteId: 7 });
  store.set(measurementChoiceAtom, true);
  trackEvent(view);
  const visitor = readVisitor();
  fetched.mockClear();
  expire(store);
  trackEvent(view);
  expect(deviceStorage.read('member')).toBeNull();
  signIn(store, '7');
  expect(store.get(measurementChoiceAtom)).toBe(false);
  expect(readVisitor()).toBe(visitor);
  // The guest on the sign-in page had not agreed.
  expect(posted()).toEqual([]);

  expire(store);
  signIn(store, '8');
  trackEvent(view);
  expect(posted()).toEqual([]);
  expect(store.get(measurementChoiceAtom)).toBe(true);
  store.set(measurementChoiceAtom, true);
  expect(fetched).toHaveBeenCalledOnce();
  expect(readVisitor('8')).not.toBe(visitor);
});

test('what waits for the choice of one member is not sent by the Yes of another', () => {
  trackEvent(purchase);
  signIn(store, '8');
  store.set(measurementChoiceAtom, true);
  expect(posted()).toEqual([]);
});

test('what waits stays with a member who gets another token', () => {
  trackEvent(purchase);
  signIn(store, '7');
  store.set(adsConsentAtom, true);
  expect(posted().map(([url]) => url)).toEqual([site.adsUrl]);
});

test('a guest who agrees is reported until somebody signs in', () => {
  expire(store);
  trackEvent(view);
  store.set(statisticsConsentAtom, true);
  expect(posted()).toHaveLength(1);
  expect(deviceStorage.read('member')).toBeNull();
  // Nor while the member's own choice is not known yet.
  startSignIn(store, '8');
  trackEvent(view);
  signIn(store, '8');
  trackEvent(view);
  expect(posted()).toHaveLength(1);
  expect(store.get(measurementChoiceAtom)).toBe(true);
});

test('what waits for the tag manager goes with the person who did it', () => {
  const takeWaiting = () => {
    const port = { postMessage: vi.fn(), close: vi.fn() };
    tagManagerOutbox.connect(port);
    tagManagerOutbox.disconnect();
    return port.postMessage.mock.calls.flat();
  };
  Object.assign(site, { statistics: 'tagManager' });
  store.set(measurementChoiceAtom, true);
  expire(store);
  store.set(statisticsConsentAtom, true);
  trackEvent(view);
  signIn(store, '7');
  expect(takeWaiting()).toEqual([]);
  trackEvent(view);
  expect(takeWaiting()).toHaveLength(1);
  trackEvent(view);
  expire(store);
  expect(takeWaiting()).toEqual([]);
});

test('what is told once reaches each receiver once, whenever they are agreed to', async () => {
  trackEvent(purchase, 'registration');
  trackEvent(purchase, 'registration');
  store.set(adsConsentAtom, true);
  await vi.waitFor(() => expect(posted()).toHaveLength(1));
  store.set(statisticsConsentAtom, true);
  await vi.waitFor(() => expect(posted().map(([url]) => url)).toEqual([site.adsUrl, site.statisticsUrl]));
  trackEvent(purchase, 'registration');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(posted()).toHaveLength(2);
  trackEvent(purchase, 'another');
  await vi.waitFor(() => expect(posted()).toHaveLength(4));
});
