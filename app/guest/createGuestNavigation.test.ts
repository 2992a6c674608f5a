import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '../routing/definePage.ts';
import { pathTo } from '../routing/routeAddresses.ts';
import { createGuestNavigation } from './createGuestNavigation.ts';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://members.example' });
  return () => vi.unstubAllGlobals();
});

const LoginPage = () => null;
const ResetPage = () => null;
const NotFoundPage = () => null;

function open(address: string, loadReset: Page['load'] = async () => ResetPage) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const onLeave = vi.fn();
  const navigation = createGuestNavigation({
    history,
    pages: [
      { name: 'login', load: async () => LoginPage },
      { name: 'resetPassword', load: loadReset },
      { name: 'errorNotFound', load: async () => NotFoundPage },
    ],
    onLeave,
  });
  const shown = () => {
    const page = navigation.read();
    return page && [page.location.pathname + page.location.search, page.Page.name];
  };
  return { history, navigation, onLeave, shown };
}

test.for<[address: string, shown: [string, string]]>([
  ['/login', ['/login', 'LoginPage']],
  ['/', ['/login', 'LoginPage']],
  ['/membership-area/matches', ['/login?returnTo=%2Fmembership-area%2Fmatches', 'LoginPage']],
  ['/no/such/page', ['/no/such/page', 'NotFoundPage']],
])('%s shows a page for guests, in the same entry of the history', async ([address, page]) => {
  const { navigation, history, shown } = open(address);
  expect(await navigation.start()).toBe(true);
  expect(shown()).toEqual(page);
  expect(history.index).toBe(0);
});

test.for(['/logout', '/magiclink/link', '/completePayment/O1'])('%s is left to the other router', async (address) => {
  const { navigation, history, onLeave } = open(address);
  expect(await navigation.start()).toBe(false);
  expect(history.location.pathname).toBe(address);
  expect(onLeave).not.toHaveBeenCalled();
});

test('links add an entry with what they hand over; Back leads to the page before', async () => {
  const { navigation, history, shown } = open('/login');
  await navigation.start();
  await navigation.navigate(pathTo('resetPassword'), { state: { email: 'a' } });
  expect(shown()).toEqual(['/resetPassword', 'ResetPage']);
  expect(navigation.read()!.location.state).toEqual({ email: 'a' });
  await navigation.navigate(-1);
  await vi.waitFor(() => expect(shown()).toEqual(['/login', 'LoginPage']));
  expect(history.index).toBe(0);
});

test('Back to a page of a member who has signed out leads to Login, which returns to nothing', async () => {
  const { navigation, history, shown } = open('/login');
  history.replace('/membership-area/visitors');
  history.push('/login');
  await navigation.start();
  history.go(-1);
  await vi.waitFor(() => expect(shown()).toEqual(['/login', 'LoginPage']));
  expect(history.index).toBe(0);
});

test('a link to a page of members leads to Login, without what it hands over', async () => {
  const { navigation, history, shown } = open('/no/such/page');
  await navigation.start();
  await navigation.navigate(pathTo('home'), { state: 'secret' });
  expect(shown()).toEqual(['/login', 'LoginPage']);
  expect(history.index).toBe(1);
  expect(history.location.state).toBeNull();
});

test('the address changes once the page is loaded, and only for the link that was followed last', async () => {
  let arrive: (page: () => null) => void = () => {};
  const { navigation, history, shown } = open('/no/such/page', () => new Promise((resolve) => (arrive = resolve)));
  await navigation.start();
  const slow = navigation.navigate(pathTo('resetPassword'));
  expect(navigation.readTarget()).toBe('/resetPassword');
  expect(history.location.pathname).toBe('/no/such/page');
  await navigation.navigate(pathTo('login'));
  arrive(ResetPage);
  await slow;
  expect(shown()).toEqual(['/login', 'LoginPage']);
  expect(history.index).toBe(1);
});

test('a page that cannot be loaded is one that throws', async () => {
  const failure = new Error('no chunk');
  const { navigation } = open('/login', () => Promise.reject(failure));
  await navigation.start();
  await navigation.navigate(pathTo('resetPassword'));
  expect(navigation.read()!.Page).toThrow(failure);
});

test('an address for the other router is entered, and then left to it', async () => {
  const { navigation, history, onLeave } = open('/login');
  await navigation.start();
  await navigation.navigate(pathTo('logout'));
  expect(history.location.pathname).toBe('/logout');
  expect(onLeave).toHaveBeenCalledOnce();
});

test('after stopping, navigating only sets the address for the other router', async () => {
  const { navigation, history, shown } = open('/login');
  await navigation.start();
  navigation.stop();
  await navigation.navigate(pathTo('home'), { replace: true });
  expect(history.location.pathname).toBe(pathTo('home'));
  expect(history.index).toBe(0);
  expect(shown()).toEqual(['/login', 'LoginPage']);
});
