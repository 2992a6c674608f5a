import { expect, test } from 'vitest';
import { createServerClock, toClockOffset } from './serverClock.ts';

const server = Date.UTC(2026, 5, 1, 12);
const day = 86_400_000;
const headers = (fields: Record<string, string>) => new Headers(fields);
const date = (time: number) => new Date(time).toUTCString();

test.for<[string, Record<string, string>, number]>([
  ['no header', {}, 0],
  ['a header of no use', { Date: 'tomorrow' }, 0],
  ['the very time', { Date: date(server) }, 0],
  ['a device that is a day ahead', { Date: date(server - day) }, -day],
  ['an answer out of a cache', { Date: date(server - 3_600_000), Age: '3600' }, 0],
  ['an age of no use', { Date: date(server), Age: 'old' }, 0],
])('%s', ([, fields, offset]) => {
  expect(toClockOffset(headers(fields), server, server)).toBe(offset);
});

const clockThatIsOff = (off: number, answer: () => Promise<Response>) =>
  createServerClock({ url: '/assets/icon.svg', deviceNow: () => server + off, fetch: answer });
const answering = async () => new Response(null, { headers: { Date: date(server) } });

test.for<[number, number]>([
  [0, 0],
  [90_000, 0],
  [-90_000, 0],
  [180_000, -180_000],
  [-30 * day, 30 * day],
  [30 * day, -30 * day],
])('a device that is %i ms ahead is corrected by %i ms', async ([off, offset]) => {
  const clock = clockThatIsOff(off, answering);
  await clock.measure();
  expect(clock.readOffset() + 0).toBe(offset);
  expect(Math.abs(clock.now() - server)).toBeLessThanOrEqual(120_000);
});

test.for<[string, () => Promise<Response>]>([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the answer has no date', async () => new Response(null)],
])('where %s the device’s clock counts', async ([, answer]) => {
  const clock = clockThatIsOff(day, answer);
  await clock.measure();
  expect(clock.now()).toBe(server + day);
});
