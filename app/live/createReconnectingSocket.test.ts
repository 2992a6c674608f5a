import { describe, expect, test, vi } from 'vitest';
import { fakeTimersInEachTest } from '../../tests/support/fakeTimersInEachTest.ts';
import {
  createReconnectingSocket,
  type ReconnectingSocketOptions,
  type WebSocketLike,
} from './createReconnectingSocket.ts';

// One tab, with fake timers.

const minute = 60_000;
const hour = 60 * minute;

interface FakeSocket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { wasClean: boolean; code: number }) => void) | null;
  open: boolean;
  sent: string[];
  send(text: string): void;
  close(): void;
}

function startSocket(options: Partial<ReconnectingSocketOptions> & { behave?: (fake: FakeSocket) => void } = {}) {
  const { behave = () => {}, ...rest } = options;
  const sockets: FakeSocket[] = [];
  const calls = { frames: [] as string[], reconnects: 0, renewals: 0 };
  const socket = createReconnectingSocket({
    open() {
      const fake: FakeSocket = {
        ...{ onopen: null, onmessage: null, onclose: null, open: true, sent: [] },
        send: (text) => fake.sent.push(text),
        close: () => {
          fake.open = false;
        },
      };
      sockets.push(fake);
      expect(sockets.filter(({ open }) => open).length).toBeLessThanOrEqual(1);
      behave(fake);
      return fake as unknown as WebSocketLike;
    },
    isTokenExpired: () => false,
    renewToken: async () => {
      calls.renewals += 1;
      return true;
    },
    onFrame: (frame) => calls.frames.push(frame),
    onReconnected: () => {
      calls.reconnects += 1;
    },
    random: () => 0,
    ...rest,
  });
  const last = () => sockets.at(-1)!;
  return { socket, sockets, calls, last };
}

/** Ends a connection as the gateway does. */
function end(fake: FakeSocket, wasClean: boolean, code = wasClean ? 1000 : 1006) {
  fake.open = false;
  fake.onclose?.({ wasClean, code });
}
const refuse = (fake: FakeSocket) => void setTimeout(() => end(fake, false), 1);
const CONNECTION_LIFE_MS = 6;
const acceptThenClose = (fake: FakeSocket, clean = true) =>
  void setTimeout(() => {
    fake.onopen?.();
    setTimeout(() => end(fake, clean), CONNECTION_LIFE_MS - 1);
  }, 1);

fakeTimersInEachTest();

describe('a gateway that works', () => {
  test('gets a ping a minute, and its frames arrive', async () => {
    const { socket, last, calls } = startSocket();
    socket.start();
    last().onopen?.();
    for (let count = 0; count < 10; count += 1) {
      await vi.advanceTimersByTimeAsync(minute);
      last().onmessage?.({ data: '{"type":"pong"}' });
    }
    expect(last().sent).toEqual(Array(10).fill('{"action":"ping"}'));
    last().onmessage?.({ data: '{"type":"matches","data":{"count":3}}' });
    last().onmessage?.({ data: 'rubbish' });
    expect(calls.frames).toHaveLength(12);
    expect(calls.reconnects).toBe(0);
  });

  test.for([true, false])(
    'that closes (clean: %s) is connected again after a second, and the reconnect is reported',
    async (clean) => {
      const { socket, sockets, calls, last } = startSocket();
      socket.start();
      last().onopen?.();
      await vi.advanceTimersByTimeAsync(20_000);
      end(last(), clean);
      await vi.advanceTimersByTimeAsync(999);
      expect(sockets).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(sockets).toHaveLength(2);
      last().onopen?.();
      expect(calls.reconnects).toBe(1);
    },
  );

  test('that stays silent, or never opens, is replaced by another connection', async () => {
    const { socket, sockets, last } = startSocket();
    socket.start();
    await vi.advanceTimersByTimeAsync(21_000);
    expect(sockets).toHaveLength(2);
    last().onopen?.();
    await vi.advanceTimersByTimeAsync(3 * minute + 1000);
    expect(sockets).toHaveLength(3);
    expect(sockets[1]!.open).toBe(false);
  });
});

describe('a gateway that fails', () => {
  test.for([0, 0.5, 1])(
    'and closes every connection for an hour gets at most 75 connections (random %d)',
    async (random) => {
      const { socket, sockets } = startSocket({ behave: acceptThenClose, random: () => random });
      socket.start();
      await vi.advanceTimersByTimeAsync(hour);
      expect(sockets.length).toBeLessThanOrEqual(75);
      expect(sockets.length).toBeGreaterThan(50);
    },
  );

  test('and refuses for an hour gets 11 tries, and more once the device is online again', async () => {
    let behave: (fake: FakeSocket) => void = refuse;
    const { socket, sockets, last } = startSocket({ behave: (fake) => behave(fake) });
    socket.start();
    await vi.advanceTimersByTimeAsync(hour);
    expect(sockets).toHaveLength(11);
    expect(vi.getTimerCount()).toBe(0);
    behave = () => {};
    socket.signal({ type: 'reconnectRequested', by: 'online' });
    expect(sockets).toHaveLength(12);
    last().onopen?.();
    expect(socket.status).toBe('open');
  });

  test('and drops every connection uncleanly is tried again each second, ten times, then on request', {
    tags: 'rule',
  }, async () => {
    const tries: number[] = [];
    const behave = (fake: FakeSocket) => {
      tries.push(Date.now());
      acceptThenClose(fake, false);
    };
    const { socket, sockets } = startSocket({ behave, random: () => 1 });
    socket.start();
    await vi.advanceTimersByTimeAsync(hour);
    const delays = tries.slice(1).map((at, index) => at - tries[index]! - CONNECTION_LIFE_MS);
    expect(delays).toEqual(Array(10).fill(1000));
    for (let poll = 0; poll < 120; poll += 1) {
      socket.signal({ type: 'reconnectRequested', by: 'poll' });
      await vi.advanceTimersByTimeAsync(minute / 2);
    }
    // With a poll every 30 s and at most one try a minute, there is one at every third poll.
    expect(sockets).toHaveLength(11 + 40);
  });

  test('and closes by turns cleanly and uncleanly pauses after ten unclean ones', async () => {
    let clean = false;
    const behave = (fake: FakeSocket) => {
      clean = !clean;
      acceptThenClose(fake, clean);
    };
    const { socket, sockets } = startSocket({ behave });
    socket.start();
    await vi.advanceTimersByTimeAsync(hour);
    expect(socket.status).toBe('paused');
    expect(sockets).toHaveLength(22);
  });

  test('and drops a connection that lasted gets ten tries again', async () => {
    const { socket, sockets, last } = startSocket();
    socket.start();
    for (let count = 1; count <= 30; count += 1) {
      last().onopen?.();
      await vi.advanceTimersByTimeAsync(10_000);
      end(last(), false);
      await vi.advanceTimersByTimeAsync(1000);
      expect(sockets).toHaveLength(count + 1);
    }
  });

  test('and refuses while polls succeed and the page has the focus gets one try a minute', async () => {
    const { socket, sockets } = startSocket({ behave: refuse });
    socket.start();
    for (let second = 0; second < 3600; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      socket.signal({ type: 'reconnectRequested', by: second % 30 === 0 ? 'poll' : 'focus' });
    }
    expect(sockets.length).toBeGreaterThan(60);
    expect(sockets.length).toBeLessThanOrEqual(75);
  });

  test('and refuses the token gets no more tries until the token changes', async () => {
    const { socket, sockets, last } = startSocket();
    socket.start();
    last().onopen?.();
    end(last(), true, 4401);
    await vi.advanceTimersByTimeAsync(hour);
    socket.signal({ type: 'reconnectRequested', by: 'online' });
    expect(sockets).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
    socket.signal({ type: 'tokenChanged' });
    expect(sockets).toHaveLength(2);
    socket.signal({ type: 'tokenChanged' });
    expect(sockets).toHaveLength(2);
  });
});

describe('an expired token', () => {
  test('is renewed once, and the new token is tried even if it seems expired', async () => {
    const { socket, sockets, calls } = startSocket({ isTokenExpired: () => true });
    socket.start();
    expect(sockets).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(0);
    expect([calls.renewals, sockets.length]).toEqual([1, 1]);
  });

  test('that cannot be renewed pauses after ten retries', async () => {
    const renew = vi.fn(async () => false);
    const { socket, sockets } = startSocket({ isTokenExpired: () => true, renewToken: renew });
    socket.start();
    await vi.advanceTimersByTimeAsync(hour);
    expect(renew).toHaveBeenCalledTimes(11);
    expect(sockets).toHaveLength(0);
    expect(socket.status).toBe('paused');
  });

  test('that is renewed after stopping opens no connection', async () => {
    const { socket, sockets } = startSocket({ isTokenExpired: () => true });
    socket.start();
    socket.stop();
    await vi.advanceTimersByTimeAsync(hour);
    expect(sockets).toHaveLength(0);
  });
});

test('after stopping there is no connection and no timer, in any state', async () => {
  for (const behave of [() => {}, refuse, acceptThenClose]) {
    const { socket, sockets } = startSocket({ behave });
    socket.start();
    await vi.advanceTimersByTimeAsync(3);
    socket.stop();
    await vi.advanceTimersByTimeAsync(10);
    const before = sockets.length;
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(sockets).toHaveLength(before);
    expect(sockets.every(({ open }) => !open)).toBe(true);
  }
});

test('after ten thousand events in any order it connects again, with one connection at a time', async () => {
  let seed = 3;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  let expired = false;
  const { socket, sockets, last } = startSocket({
    random,
    isTokenExpired: () => expired,
    renewToken: async () => random() < 0.7,
  });
  socket.start();
  const actions: (() => void)[] = [
    () => last()?.open && last().onopen?.(),
    () => last()?.open && end(last(), true),
    () => last()?.open && end(last(), false),
    () => sockets[Math.floor(random() * sockets.length)]?.onclose?.({ wasClean: false, code: 1006 }),
    () => last()?.onmessage?.({ data: random() < 0.5 ? '{"type":"pong"}' : '{' }),
    () =>
      socket.signal({
        type: 'reconnectRequested',
        by: (['online', 'focus', 'poll'] as const)[Math.floor(random() * 3)]!,
      }),
    () => socket.signal({ type: 'tokenChanged' }),
    () => {
      expired = !expired;
    },
    () => {
      socket.stop();
      if (random() < 0.9) socket.start();
    },
  ];
  for (let count = 0; count < 10_000; count += 1) {
    actions[Math.floor(random() * actions.length)]!();
    await vi.advanceTimersByTimeAsync(random() * 2000);
  }
  expired = false;
  socket.start();
  socket.signal({ type: 'reconnectRequested', by: 'online' });
  await vi.advanceTimersByTimeAsync(2 * minute);
  last().onopen?.();
  expect(socket.status).toBe('open');
  socket.stop();
  expect(vi.getTimerCount()).toBe(0);
});
