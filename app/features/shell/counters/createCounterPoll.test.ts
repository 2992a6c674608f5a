import { describe, expect, test, vi } from 'vitest';
import { createFakeLocks, createFakeTabChannels } from '../../../../tests/support/fakeTabs.ts';
import { fakeTimersInEachTest } from '../../../../tests/support/fakeTimersInEachTest.ts';
import { ApiError } from '../../../api/ApiError.ts';
import type { Counters } from '../../../api/contract/counters.ts';
import type { TabChannel } from '../../../lib/tabs/tabChannel.ts';
import { type CounterPoll, type CounterPollOptions, createCounterPoll } from './createCounterPoll.ts';

const DAY_MS = 24 * 3_600_000;
const none: Counters = { matches: 0, visitors: 0, conversations: 0, online: 0, safetyNotices: null };

interface Server {
  calls: number;
  answer: () => Counters;
}

/** Opens a tab, which fetches the counters once at the start if active, as pages do. */
function openTab(
  server: Server,
  options: Partial<CounterPollOptions> & { active?: boolean } = {},
): CounterPoll & { shown: Counters[] } {
  const { active = true, ...rest } = options;
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
  poll.setActive(active);
  if (active) poll.fetchNow().catch(() => {});
  return { ...poll, shown };
}

const refuse = (retryAfter?: number) => () => {
  throw new ApiError('rejected', 'fetchCounters', { status: 500, ...(retryAfter !== undefined && { retryAfter }) });
};

fakeTimersInEachTest();

describe('in 24 hours', () => {
  test('a healthy server is asked every 30 s', async () => {
    const server = { calls: 0, answer: () => none };
    const tab = openTab(server);
    await vi.advanceTimersByTimeAsync(DAY_MS);
    tab.stop();
    expect(Math.abs(server.calls - DAY_MS / 30_000)).toBeLessThanOrEqual(1);
  });

  test.for([0, 0.5, 1])('a failing server is asked less often, with jitter %s', async (jitter) => {
    const server = { calls: 0, answer: refuse() };
    const tab = openTab(server, { random: () => jitter });
    await vi.advanceTimersByTimeAsync(DAY_MS);
    tab.stop();
    expect(server.calls).toBeGreaterThan(200);
    expect(server.calls).toBeLessThanOrEqual(330);
  });

  test('an inactive tab asks nothing', async () => {
    const server = { calls: 0, answer: () => none };
    const tab = openTab(server, { active: false });
    await vi.advanceTimersByTimeAsync(DAY_MS);
    tab.stop();
    expect(server.calls).toBe(0);
  });

  test('five tabs ask as often as one, and all of them get the counters', async () => {
    const server = { calls: 0, answer: () => none };
    const alone = openTab(server);
    await vi.advanceTimersByTimeAsync(DAY_MS);
    alone.stop();
    const one = server.calls;

    server.calls = 0;
    const locks = createFakeLocks();
    const connect = createFakeTabChannels();
    const tabs = Array.from({ length: 5 }, () => openTab(server, { locks, channel: connect() }));
    await vi.advanceTimersByTimeAsync(DAY_MS);
    for (const tab of tabs) tab.stop();
    expect(server.calls).toBeLessThanOrEqual(one * 1.1);
    expect(server.calls).toBeGreaterThan(one * 0.9);
    for (const tab of tabs.slice(1)) expect(tab.shown.length).toBeGreaterThan(2500);
  });
});

test('when the leading tab is closed or hidden, another one takes over at the same pace', async () => {
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

test('switching tabs does not ask more often; returning after a long time asks at once', async () => {
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

test('all tabs wait as long as Retry-After says', async () => {
  const server = { calls: 0, answer: refuse(900) as () => Counters };
  const locks = createFakeLocks();
  const connect = createFakeTabChannels();
  const first = openTab(server, { locks, channel: connect() });
  const second = openTab(server, { locks, channel: connect(), active: false });
  await vi.advanceTimersByTimeAsync(1000);
  first.stop();
  second.setActive(true);
  await vi.advanceTimersByTimeAsync(780_000);
  expect(server.calls).toBe(1);
  await vi.advanceTimersByTimeAsync(240_000);
  expect(server.calls).toBe(2);
  second.stop();
});

test('the first answer after failures restores the normal interval', async () => {
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
  ['that is null', null],
  ['with a negative pause', { owner: 'a', counters: none, failures: 0, pause: -1 }],
])('a message %s is ignored', ([, message]) => {
  const channel: TabChannel = { onmessage: null, postMessage() {}, close() {} };
  const tab = openTab({ calls: 0, answer: () => none }, { channel, active: false });
  channel.onmessage?.({ data: message } as MessageEvent);
  expect(tab.shown).toEqual([]);
});

test('every tab polls where locks are not available', async () => {
  const server = { calls: 0, answer: () => none };
  const blocked = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  const tab = openTab(server, { locks: blocked as unknown as LockManager });
  await vi.advanceTimersByTimeAsync(65_000);
  expect(server.calls).toBeGreaterThanOrEqual(2);
  tab.stop();
});
