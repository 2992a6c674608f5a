import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { tabStorage } from '../../lib/storage/deviceStorage.ts';
import { dispatchSessionAtom } from '../../session/session.atoms.ts';
import type { MemberData } from '../../session/session.model.ts';
import type { Notification } from './notification.model.ts';
import {
  addNotificationAtom,
  applyChangeAtom,
  markAllSeenAtom,
  markSeenAtom,
  type NotificationChange,
  notificationsAtom,
  removeAllNotificationsAtom,
  removeNotificationAtom,
  restoreNotificationsAtom,
  tabBroadcastAtom,
  unseenCountAtom,
} from './notifications.atoms.ts';

const make = (id: string): Notification => ({
  ...{ id, type: 'visit', date: Math.floor(Date.now() / 1000), seen: false, profileId: '7', conversationId: null },
});
const kept = () => JSON.parse(tabStorage.read('notifications') ?? '[]').map(({ id }: Notification) => id);

function signIn(store: ReturnType<typeof createStore>, userId: string) {
  const claims = { user_id: userId, email: 'a@b.example', country: 'DE', exp: 4e9 };
  store.set(dispatchSessionAtom, { type: 'signedIn', claims });
  store.set(dispatchSessionAtom, { type: 'loaded', userId, memberData: {} as MemberData });
}

beforeEach(() => {
  tabStorage.clear();
  vi.useRealTimers();
});

test('what comes in is kept, counted until it is seen, and found again after a reload', () => {
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

test('one can be removed, and all of them', () => {
  const store = createStore();
  signIn(store, '1');
  for (const id of ['a', 'b', 'c']) store.set(addNotificationAtom, make(id));
  store.set(removeNotificationAtom, 'b');
  expect(kept().sort()).toEqual(['a', 'c']);
  store.set(removeAllNotificationsAtom);
  expect(tabStorage.read('notifications')).toBeNull();
});

test('nothing of one member is shown to the next, and nothing is written after signing out', () => {
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

test('after a day it is gone', () => {
  const store = createStore();
  signIn(store, '1');
  store.set(addNotificationAtom, make('a'));
  vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000 + 1000 });
  store.set(restoreNotificationsAtom);
  expect(store.get(notificationsAtom)).toEqual([]);
});

test('what is seen or removed in one tab is so in the other, and is said once', () => {
  const [here, there] = [createStore(), createStore()];
  const said: NotificationChange[] = [];
  for (const store of [here, there]) {
    signIn(store, '1');
    for (const id of ['a', 'b', 'c']) store.set(addNotificationAtom, make(id));
  }
  here.set(tabBroadcastAtom, {
    tell(news) {
      said.push(news);
      there.set(applyChangeAtom, news);
    },
  });
  there.set(tabBroadcastAtom, { tell: () => expect.unreachable('what was heard is not said again') });
  here.set(markSeenAtom, ['a', 'elsewhere']);
  here.set(markSeenAtom, ['a']);
  here.set(removeNotificationAtom, 'b');
  expect(said).toEqual([
    { type: 'seen', ids: ['a', 'elsewhere'] },
    { type: 'removed', ids: ['b'] },
  ]);
  expect(there.get(notificationsAtom)).toEqual(here.get(notificationsAtom));
  here.set(removeAllNotificationsAtom);
  expect(there.get(notificationsAtom)).toEqual([]);
});
