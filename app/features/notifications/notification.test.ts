import { expect, test } from 'vitest';
import { parseSocketFrame } from '../../live/parseSocketFrame.ts';
import {
  addNotification,
  markSeen,
  mayShowToastsOn,
  type Notification,
  notificationPath,
  parseNotifications,
  pruneNotifications,
  toNotification,
} from './notification.ts';

const now = Date.UTC(2026, 5, 1, 12);
const seconds = now / 1000;
const hour = 3600;
const sender = { profileId: 7, name: 'Ida Canary', profilePicture: '/pictures/7.svg', gender: 2, online: true };

const read = (event: unknown) => toNotification(parseSocketFrame(JSON.stringify(event))!, now);
const make = (changes: Partial<Notification>): Notification => ({
  ...{ id: 'a', type: 'visit', date: seconds, seen: false, profileId: '7', conversationId: null, count: null },
  ...changes,
});

test('of a message only ids, type and date are stored', () => {
  const data = { conversation_id: 11, message: 'a secret canary', blurred: false, timestamp: now - 60_000 };
  const notification = read({ type: 'message', sender, data });
  expect(notification).toEqual({
    ...{ id: `message/7/11/${now - 60_000}`, type: 'message', date: seconds - 60, seen: false },
    ...{ profileId: '7', conversationId: '11', count: null },
  });
  expect(JSON.stringify(notification)).not.toMatch(/canary/i);
});

test.for<[string, unknown]>([
  ['an answer to a ping', { type: 'pong' }],
  ['a message without a sender', { type: 'message', data: { message: 'Hello' } }],
  ['a visit from an invalid id', { type: 'visit', sender: { profileId: 'Ida Canary' } }],
])('%s makes no notification', ([, event]) => {
  expect(read(event)).toBeNull();
});

test.for<[unknown, number | null]>([
  [3, 3],
  ['12', 12],
  [0, null],
  [-2, null],
  [2.5, null],
  [1e9, null],
  [null, null],
])('several matches need no sender, and keep their number: %o', ([count, expected]) => {
  const notification = read({ type: 'matches', data: { count } })!;
  expect(notification).toMatchObject({ type: 'matches', profileId: null, count: expected });
  expect(parseNotifications(JSON.stringify([notification]))).toEqual([notification]);
});

test.for<[string, string]>([
  ['smile', '/membership-area/member-profile/profile/7'],
  ['like', '/membership-area/user-profile/profile#answers'],
  ['comment', '/membership-area/user-profile/profile#answers'],
])('a %s is stored without its words, and leads to %s', ([type, path]) => {
  const notification = read({ type, sender, data: { message: 'a secret canary', timestamp: now } })!;
  expect(notification).toMatchObject({ type, profileId: '7', conversationId: null });
  expect(JSON.stringify(notification)).not.toMatch(/canary/i);
  expect(notificationPath(notification)).toBe(path);
});

test('a stored notification of before the number was stored is still read', () => {
  const { count: _, ...stored } = make({ type: 'matches' });
  expect(parseNotifications(JSON.stringify([stored]))).toEqual([stored]);
});

test.for([0, -1, now + 10 * 60_000, now - 25 * hour * 1000])(
  'the implausible timestamp %d is replaced',
  (timestamp) => {
    expect(read({ type: 'visit', sender, data: { timestamp } })!.date).toBe(seconds);
  },
);

test('an event that arrives twice is stored once, and the newest stands first in whatever order they arrive', () => {
  const list = [make({ id: 'b', date: 20 }), make({ id: 'a', date: 10 })];
  expect(addNotification(list, make({ id: 'a' }))).toBe(list);
  expect(addNotification(list, make({ id: 'c', date: 15 })).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('at most ten are stored, and none older than a day', () => {
  const many = Array.from({ length: 30 }, (_, at) => make({ id: String(at), date: seconds - at * hour }));
  expect(pruneNotifications(many, now)).toHaveLength(10);
  expect(pruneNotifications(many.slice(20), now).map(({ id }) => id)).toEqual(['20', '21', '22', '23']);
});

test('invalid entries in storage are skipped', () => {
  const good = make({});
  expect(
    parseNotifications(JSON.stringify([good, { ...good, type: 'party' }, null, { ...good, profileId: '../x' }])),
  ).toEqual([good]);
  for (const stored of [null, '', '{', '{}', 'null', '"x"']) expect(parseNotifications(stored)).toEqual([]);
});

test('stored notifications can be read again', () => {
  const list = [make({ id: 'b', seen: true }), make({ type: 'matches', profileId: null })];
  expect(parseNotifications(JSON.stringify(list))).toEqual(list);
});

test('only the given ids become seen', () => {
  expect(markSeen([make({ id: 'a' }), make({ id: 'b' })], ['b']).map(({ seen }) => seen)).toEqual([false, true]);
});

test.for<[string, boolean | undefined, boolean]>([
  ['/membership-area/home', undefined, true],
  ['/membership-area/messages/11', undefined, true],
  ['/membership-area/home', false, false],
  ['/premium-plans/plans', undefined, false],
  ['/premium-plans/membership-area', undefined, false],
  ['/login', undefined, false],
  ['/welcome-message', true, true],
])('%s with the route handle %s: shown %s', ([path, ofRoute, expected]) => {
  expect(mayShowToastsOn(path, ofRoute)).toBe(expected);
});
