import { expect, test, vi } from 'vitest';
import { addressOf, pathTo } from './routeAddresses.ts';
import { toRouteTemplate, trackPageViews } from './trackPageViews.ts';

test.for<[string, string]>([
  ['/membership-area/messages/4711', '/membership-area/messages/:id'],
  ['/magiclink/eyJh.eyJi.c2ln', '/magiclink/:token?'],
  ['/resetPassword/geheim', '/resetPassword/:token?'],
  ['/membership-area/member-profile/profile/7/gallery', '/membership-area/member-profile/profile/:id?/:section?'],
  ['/completePayment/abc', '/completePayment/:resourcePath?'],
  ['/no/such/ida@example.com', '*'],
])('%s is reported as %s', ([pathname, template]) => {
  expect(toRouteTemplate({ pathname, search: '?target=x' })).toBe(template);
});

test('each page is reported once, when it is shown, and without the values in its address', () => {
  let listen = () => {};
  let location: ReturnType<Parameters<typeof trackPageViews>[0]['readLocation']> = null;
  const report = vi.fn();
  const subscribe = (listener: typeof listen) => {
    listen = listener;
    return () => {};
  };
  const moveTo = (key: string, pathname: string | null) => {
    location = pathname === null ? null : { key, pathname, search: '?x=canary' };
    listen();
  };
  trackPageViews({ readLocation: () => location, subscribe }, () => 'member', report);
  expect(report).not.toHaveBeenCalled();
  moveTo('1', pathTo('login'));
  moveTo('1', pathTo('login'));
  moveTo('1', null);
  moveTo('2', pathTo('activeChat', { id: 'canary' }));
  moveTo('3', pathTo('activeChat', { id: 'canary' }));
  expect(report.mock.calls.map(([event]) => event)).toEqual([
    { name: 'pageView', route: addressOf('login'), role: 'member' },
    { name: 'pageView', route: addressOf('activeChat'), role: 'member' },
    { name: 'pageView', route: addressOf('activeChat'), role: 'member' },
  ]);
  expect(JSON.stringify(report.mock.calls)).not.toContain('canary');
});
