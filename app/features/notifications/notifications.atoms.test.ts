import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { tabStorage } from '../../lib/storage/deviceStorage.ts';
import { dispatchSessionAtom } from '../../session/session.atoms.ts';
import type { MemberData } from '../../session/session.model.ts';
import type { Notification } from './notification.ts';
import {
  addNotificationAtom,
  applyChangeAtom,
  dropOldAtom,
  markAllSeenAtom,
  markSeenAtom,
  type NotificationChange,
  nextExpiryAtom,
  notificationsAtom,
  removeAllNotificationsAtom,
  removeNotificationAtom,
  restoreNotificationsAtom,
  tabBroadcastAtom,
  unseenCountAtom,
} from './notifications.atoms.ts';

const make = (id: string): Notification => ({
  ...{
    id,
    type: 'visit',
    date: Math.floor(Date.now() / 1000),
    seen: false,
    profileId: '7',
    conversationId: null,
    count: null,
  },
});
const storedIds = () => JSON.parse(tabStorage.read('notifications') ?? '[]').map(({ id }: Notification) => id);

function signIn(store: ReturnType<typeof createStore>, userId: string) {
  const claims = { userId, email: 'a@b.example', country: 'DE', exp: 4e9 };
  store.set(dispatchSessionAtom, { type: 'signedIn', claims });
  store.set(dispatchSessionAtom, { type: 'loaded', userId, memberData: {} as MemberData });
}

beforeEach(() => {
  tabStorage.clear();
  vi.useRealTimers();
});

test('a notification is stored, counted until it is seen, and restored after a reload', () => {
  const store = createStore();
  signIn(store, '1');
  expect(store.set(addNotificationAtom, make('a'))).toBe(true);
  expect(store.set(addNotificationAtom, make('b'))).toBe(true);
  expect(store.set(addNotificationAtom, make('b'))).toBe(false);
  expect(store.get(unseenCountAtom)).toBe(2);
  store.set(markSeenAtom, ['a']);
  expect(store.get(unseenCountAtom)).toBe(1);

  const reloaded = createStore();
  signIn(reloaded, '1');
  reloaded.set(restoreNotificationsAtom);
  expect(reloaded.get(notificationsAtom)).toEqual(store.get(notificationsAtom));
  reloaded.set(markAllSeenAtom);
  expect(reloaded.get(unseenCountAtom)).toBe(0);
});

test('one notification or all of them can be removed', () => {
  const store = createStore();
  signIn(store, '1');
  for (const id of ['a', 'b', 'c']) store.set(addNotificationAtom, make(id));
  store.set(removeNotificationAtom, 'b');
  expect(storedIds().sort()).toEqual(['a', 'c']);
  store.set(removeAllNotificationsAtom);
  expect(tabStorage.read('notifications')).toBeNull();
});

test('notifications of one member are not shown to the next, and none is written after signing out', () => {
  const store = createStore();
  signIn(store, '1');
  store.set(addNotificationAtom, make('a'));
  store.set(dispatchSessionAtom, { type: 'ended', reason: 'signedOut' });
  tabStorage.clear();
  store.set(markAllSeenAtom);
  expect(store.set(addNotificationAtom, make('b'))).toBe(false);
  expect(tabStorage.read('notifications')).toBeNull();
  signIn(store, '2');
  expect(store.get(notificationsAtom)).toEqual([]);
});

test('a notification is dropped after a day', () => {
  const store = createStore();
  signIn(store, '1');
  store.set(addNotificationAtom, make('a'));
  vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000 + 1000 });
  store.set(restoreNotificationsAtom);
  expect(store.get(notificationsAtom)).toEqual([]);
});

test('a notification leaves an open tab when it is a day old; a younger one stays', () => {
  vi.useFakeTimers();
  const store = createStore();
  signIn(store, '1');
  store.set(addNotificationAtom, make('a'));
  const expiry = store.get(nextExpiryAtom)!;
  vi.setSystemTime(Date.now() + 1000);
  store.set(addNotificationAtom, make('b'));
  expect(store.get(nextExpiryAtom)).toBe(expiry);
  vi.setSystemTime(expiry - 1);
  store.set(dropOldAtom);
  expect(storedIds()).toHaveLength(2);
  vi.setSystemTime(expiry);
  store.set(dropOldAtom);
  expect([store.get(notificationsAtom).map(({ id }) => id), storedIds()]).toEqual([['b'], ['b']]);
});

test('a notification that is seen or removed in one tab is so in the other, and the change is sent once', () => {
  const [here, there] = [createStore(), createStore()];
  const sent: NotificationChange[] = [];
  for (const store of [here, there]) {
    signIn(store, '1');
    for (const id of ['a', 'b', 'c']) store.set(addNotificationAtom, make(id));
  }
  here.set(tabBroadcastAtom, {
    send(change) {
      sent.push(change);
      there.set(applyChangeAtom, change);
    },
  });
  there.set(tabBroadcastAtom, { send: () => expect.unreachable('a change of another tab is not sent again') });
  here.set(markSeenAtom, ['a', 'elsewhere']);
  here.set(markSeenAtom, ['a']);
  here.set(removeNotificationAtom, 'b');
  expect(sent).toEqual([
    { type: 'seen', ids: ['a', 'elsewhere'] },
    { type: 'removed', ids: ['b'] },
  ]);
  expect(there.get(notificationsAtom)).toEqual(here.get(notificationsAtom));
  here.set(removeAllNotificationsAtom);
  expect(there.get(notificationsAtom)).toEqual([]);
});
