import { expect, test } from 'vitest';
import { createServerClock, toClockOffset } from './serverClock.ts';

const server = Date.UTC(2026, 5, 1, 12);
const day = 86_400_000;
const headers = (fields: Record<string, string>) => new Headers(fields);
const date = (time: number) => new Date(time).toUTCString();

test.for<[string, Record<string, string>, number]>([
  ['no header', {}, 0],
  ['a malformed Date header', { Date: 'tomorrow' }, 0],
  ['equal times', { Date: date(server) }, 0],
  ['a device that is a day ahead', { Date: date(server - day) }, -day],
  ['a response from a cache', { Date: date(server - 3_600_000), Age: '3600' }, 0],
  ['a malformed Age header', { Date: date(server), Age: 'old' }, 0],
])('the offset with %s', ([, fields, offset]) => {
  expect(toClockOffset(headers(fields), server, server)).toBe(offset);
});

const createClock = (deviceOffsetMs: number, respond: () => Promise<Response>) =>
  createServerClock({ url: '/assets/icon.svg', deviceNow: () => server + deviceOffsetMs, fetch: respond });
const respondWithDate = async () => new Response(null, { headers: { Date: date(server) } });

test.for<[number, number]>([
  [0, 0],
  [90_000, 0],
  [-90_000, 0],
  [180_000, -180_000],
  [-30 * day, 30 * day],
  [30 * day, -30 * day],
])('a device that is %i ms ahead is corrected by %i ms', async ([deviceOffsetMs, offset]) => {
  const clock = createClock(deviceOffsetMs, respondWithDate);
  await clock.measure();
  expect(clock.readOffset() + 0).toBe(offset);
  expect(Math.abs(clock.now() - server)).toBeLessThanOrEqual(120_000);
});

test.for<[string, () => Promise<Response>]>([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the response has no Date header', async () => new Response(null)],
])('when %s the device’s time is used', async ([, respond]) => {
  const clock = createClock(day, respond);
  await clock.measure();
  expect(clock.now()).toBe(server + day);
});
