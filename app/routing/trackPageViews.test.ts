import { expect, test, vi } from 'vitest';
import { pathTo, routeTable } from './routeTable.ts';
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
  type State = Parameters<typeof trackPageViews>[0]['state'];
  let listen: (state: State) => void = () => {};
  const report = vi.fn();
  const at = (key: string, pathname: string, rest: Partial<State> = {}): State => ({
    initialized: true,
    navigation: { state: 'idle' },
    location: { key, pathname, search: '?x=canary' },
    ...rest,
  });
  const state = at('1', pathTo('login'), { initialized: false });
  const subscribe = (listener: typeof listen) => {
    listen = listener;
    return () => {};
  };
  trackPageViews({ state, subscribe }, () => 'member', report);
  expect(report).not.toHaveBeenCalled();
  listen(at('1', pathTo('login')));
  listen(at('1', pathTo('login')));
  listen(at('1', pathTo('login'), { navigation: { state: 'loading' } }));
  listen(at('2', pathTo('activeChat', { id: 'canary' })));
  listen(at('3', pathTo('activeChat', { id: 'canary' })));
  expect(report.mock.calls.map(([event]) => event)).toEqual([
    { name: 'pageView', route: routeTable.login.pattern, role: 'member' },
    { name: 'pageView', route: routeTable.activeChat.pattern, role: 'member' },
    { name: 'pageView', route: routeTable.activeChat.pattern, role: 'member' },
  ]);
  expect(JSON.stringify(report.mock.calls)).not.toContain('canary');
});
