import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeLocks, createFakeTabChannels } from '../../../../tests/support/fakeTabs.ts';
import { ApiError } from '../../../api/ApiError.ts';
import type { TabChannel } from '../../../lib/tabs/tabChannel.ts';
import type { Counters } from './counters.model.ts';
import { type CounterPoll, type CounterPollOptions, createCounterPoll } from './createCounterPoll.ts';

const day = 24 * 3_600_000;
const none: Counters = { matches: 0, visitors: 0, conversations: 0, online: 0 };

interface Server {
  calls: number;
  answer: () => Counters;
}

/** A tab that has loaded its counters once, as pages do, if it is in sight. */
function openTab(
  server: Server,
  options: Partial<CounterPollOptions> & { awake?: boolean } = {},
): CounterPoll & { shown: Counters[] } {
  const { awake = true, ...rest } = options;
  const shown: Counters[] = [];
  const poll: CounterPoll = createCounterPoll({
    owner: 'a',
    fetch: async () => {
      server.calls += 1;
      await new Promise((resolve) => setTimeout(resolve, 200));
      return server.answer();
    },
    refresh: () => poll.fetchNow(),
    onCounters: (counters) => shown.push(counters),
    channel: null,
    locks: undefined,
    ...rest,
  });
  poll.setActive(awake);
  if (awake) poll.fetchNow().catch(() => {});
  return { ...poll, shown };
}

const refuse = (retryAfter?: number) => () => {
  throw new ApiError('rejected', 'fetchCounters', { status: 500, ...(retryAfter !== undefined && { retryAfter }) });
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('in 24 hours', () => {
  test('a healthy server is asked every 30 s', async () => {
    const server = { calls: 0, answer: () => none };
    const tab = openTab(server);
    await vi.advanceTimersByTimeAsync(day);
    tab.stop();
    expect(server.calls).toBeGreaterThan(2880 * 0.9);
    expect(server.calls).toBeLessThan(2880 * 1.1);
  });

  test.for([0, 0.5, 1])('a failing one is left alone, whatever the jitter (%s)', async (jitter) => {
    const server = { calls: 0, answer: refuse() };
    const tab = openTab(server, { random: () => jitter });
    await vi.advanceTimersByTimeAsync(day);
    tab.stop();
    expect(server.calls).toBeGreaterThan(200);
    expect(server.calls).toBeLessThanOrEqual(330);
  });

  test('a tab that nobody sees asks nothing', async () => {
    const server = { calls: 0, answer: () => none };
    const tab = openTab(server, { awake: false });
    await vi.advanceTimersByTimeAsync(day);
    tab.stop();
    expect(server.calls).toBe(0);
  });

  test('five tabs ask as often as one, and all of them know', async () => {
    const server = { calls: 0, answer: () => none };
    const alone = openTab(server);
    await vi.advanceTimersByTimeAsync(day);
    alone.stop();
    const one = server.calls;

    server.calls = 0;
    const locks = createFakeLocks();
    const connect = createFakeTabChannels();
    const tabs = Array.from({ length: 5 }, () => openTab(server, { locks, channel: connect() }));
    await vi.advanceTimersByTimeAsync(day);
    for (const tab of tabs) tab.stop();
    expect(server.calls).toBeLessThanOrEqual(one * 1.1);
    expect(server.calls).toBeGreaterThan(one * 0.9);
    for (const tab of tabs.slice(1)) expect(tab.shown.length).toBeGreaterThan(2500);
  });
});

test('when the leading tab is closed or hidden, another one goes on at the same pace', async () => {
  const server = { calls: 0, answer: () => none };
  const locks = createFakeLocks();
  const connect = createFakeTabChannels();
  const random = () => 0.5;
  const first = openTab(server, { locks, channel: connect(), random });
  const second = openTab(server, { locks, channel: connect(), random });
  await vi.advanceTimersByTimeAsync(10_000);
  first.setActive(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.calls).toBe(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.calls).toBe(3);
  first.setActive(true);
  second.stop();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(server.calls).toBeGreaterThan(11);
  first.stop();
  const done = server.calls;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(server.calls).toBe(done);
});

test('coming and going does not ask more often; coming back late asks at once', async () => {
  const server = { calls: 0, answer: () => none };
  const tab = openTab(server);
  await vi.advanceTimersByTimeAsync(1000);
  for (let count = 0; count < 20; count++) {
    tab.setActive(false);
    await vi.advanceTimersByTimeAsync(500);
    tab.setActive(true);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(server.calls).toBe(1);
  tab.setActive(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.calls).toBe(1);
  tab.setActive(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.calls).toBe(2);
  tab.stop();
});

test('what the server asks for is kept to, in all tabs', async () => {
  const server = { calls: 0, answer: refuse(900) as () => Counters };
  const locks = createFakeLocks();
  const connect = createFakeTabChannels();
  const first = openTab(server, { locks, channel: connect() });
  const second = openTab(server, { locks, channel: connect(), awake: false });
  await vi.advanceTimersByTimeAsync(1000);
  first.stop();
  second.setActive(true);
  await vi.advanceTimersByTimeAsync(780_000);
  expect(server.calls).toBe(1);
  await vi.advanceTimersByTimeAsync(240_000);
  expect(server.calls).toBe(2);
  second.stop();
});

test('after failures the rhythm comes back with the first answer', async () => {
  const server = { calls: 0, answer: refuse() as () => Counters };
  const tab = openTab(server, { random: () => 0.5 });
  await vi.advanceTimersByTimeAsync(3_600_000);
  server.answer = () => none;
  await vi.advanceTimersByTimeAsync(301_000);
  server.calls = 0;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(server.calls).toBeGreaterThanOrEqual(9);
  tab.stop();
});

test.for<[string, unknown]>([
  ['of another member', { owner: 'b', counters: none, failures: 0, pause: 1 }],
  ['without counters', { owner: 'a', failures: 0, pause: 1 }],
  ['of a wrong shape', { owner: 'a', counters: 'many', failures: 0, pause: 1 }],
  ['of nothing', null],
  ['with a time before now', { owner: 'a', counters: none, failures: 0, pause: -1 }],
])('a message %s is not heard', ([, message]) => {
  const channel: TabChannel = { onmessage: null, postMessage() {}, close() {} };
  const tab = openTab({ calls: 0, answer: () => none }, { channel, awake: false });
  channel.onmessage?.({ data: message } as MessageEvent);
  expect(tab.shown).toEqual([]);
});

test('what cannot be settled by locks is done by every tab', async () => {
  const server = { calls: 0, answer: () => none };
  const blocked = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  const tab = openTab(server, { locks: blocked as unknown as LockManager });
  await vi.advanceTimersByTimeAsync(65_000);
  expect(server.calls).toBeGreaterThanOrEqual(2);
  tab.stop();
});
