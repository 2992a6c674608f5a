import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleSiteValues } from '../../tests/support/sampleSiteValues.ts';
import { deviceStorage } from '../lib/storage/deviceStorage.ts';
import { site } from '../site/site.ts';
import type { AnalyticsEvent } from './analytics.ts';
import { adsQueue, statisticsQueue, trackEvent } from './analytics.ts';
import { adsConsentAtom, measurementChoiceAtom, statisticsConsentAtom } from './consent.atoms.ts';

const visitorKey = 'statisticsVisitor';
const view: AnalyticsEvent = { name: 'pageView', route: '/login', role: 'guest' };
const purchase: AnalyticsEvent = { name: 'purchase', value: 4990, currency: 'EUR' };

const fetched = vi.fn(async (_url: string, _request: RequestInit) => new Response());
/** What has been posted: addresses and bodies. */
const posted = () => fetched.mock.calls.map(([url, { body }]) => [url, String(body)]);

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  fetched.mockClear();
  deviceStorage.clear();
  for (const queue of [statisticsQueue!, adsQueue!]) {
    // Drops what other tests have left.
    queue.refuse();
    queue.hold();
  }
  store = createStore();
  // As the mounted app does; nothing is chosen yet.
  store.sub(statisticsConsentAtom, () => {});
  store.sub(adsConsentAtom, () => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(site, sampleSiteValues());
});

test('before the choice nothing is sent or stored; then what has happened is sent to whom it concerns', () => {
  trackEvent(view);
  trackEvent(purchase);
  expect(store.get(measurementChoiceAtom)).toBe(true);
  expect(posted()).toEqual([]);
  expect(deviceStorage.read('usageStatistics')).toBeNull();
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
  expect(deviceStorage.read(visitorKey)).toBeNull();
  store.set(statisticsConsentAtom, true);
  trackEvent(view);
  const visitor = deviceStorage.read(visitorKey);
  expect(visitor).toMatch(/^[0-9a-f]{16}$/);
  const visitors = fetched.mock.calls.map(([, { body }]) => (body as URLSearchParams).get('_id'));
  expect(visitors).toEqual([visitor, visitor]);
  store.set(statisticsConsentAtom, false);
  expect(deviceStorage.read(visitorKey)).toBeNull();
});
