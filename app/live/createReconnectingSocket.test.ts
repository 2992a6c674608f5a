import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createReconnectingSocket,
  type ReconnectingSocketOptions,
  type WebSocketLike,
} from './createReconnectingSocket.ts';

// Stories of one tab on a clock that is turned by hand.

const minute = 60_000;
const hour = 60 * minute;

interface FakeWire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { wasClean: boolean; code: number }) => void) | null;
  open: boolean;
  sent: string[];
  send(text: string): void;
  close(): void;
}

function startStory(options: Partial<ReconnectingSocketOptions> & { behave?: (wire: FakeWire) => void } = {}) {
  const { behave = () => {}, ...rest } = options;
  const wires: FakeWire[] = [];
  const told = { frames: [] as string[], reopened: 0, renewals: 0 };
  const socket = createReconnectingSocket({
    open() {
      const wire: FakeWire = {
        ...{ onopen: null, onmessage: null, onclose: null, open: true, sent: [] },
        send: (text) => wire.sent.push(text),
        close: () => {
          wire.open = false;
        },
      };
      wires.push(wire);
      expect(wires.filter(({ open }) => open).length).toBeLessThanOrEqual(1);
      behave(wire);
      return wire as unknown as WebSocketLike;
    },
    isTokenExpired: () => false,
    renewToken: async () => {
      told.renewals += 1;
      return true;
    },
    onFrame: (frame) => told.frames.push(frame),
    onReconnected: () => {
      told.reopened += 1;
    },
    random: () => 0,
    ...rest,
  });
  const last = () => wires.at(-1)!;
  return { socket, wires, told, last };
}

/** After a moment the gateway takes the connection, and ends it. */
function end(wire: FakeWire, wasClean: boolean, code = wasClean ? 1000 : 1006) {
  wire.open = false;
  wire.onclose?.({ wasClean, code });
}
const refuse = (wire: FakeWire) => void setTimeout(() => end(wire, false), 1);
const acceptThenClose = (wire: FakeWire) =>
  void setTimeout(() => {
    wire.onopen?.();
    setTimeout(() => end(wire, true), 5);
  }, 1);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a healthy gateway', () => {
  test('hears a ping a minute, and its frames arrive', async () => {
    const { socket, last, told } = startStory();
    socket.start();
    last().onopen?.();
    for (let count = 0; count < 10; count += 1) {
      await vi.advanceTimersByTimeAsync(minute);
      last().onmessage?.({ data: '{"type":"pong"}' });
    }
    expect(last().sent).toEqual(Array(10).fill('{"action":"ping"}'));
    last().onmessage?.({ data: '{"type":"matches","data":{"count":3}}' });
    last().onmessage?.({ data: 'rubbish' });
    expect(told.frames).toHaveLength(12);
    expect(told.reopened).toBe(0);
  });

  test.for([true, false])(
    'that closes (clean: %s) is met again after a second, and what was missed is asked for',
    async (clean) => {
      const { socket, wires, told, last } = startStory();
      socket.start();
      last().onopen?.();
      await vi.advanceTimersByTimeAsync(20_000);
      end(last(), clean);
      await vi.advanceTimersByTimeAsync(999);
      expect(wires).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(wires).toHaveLength(2);
      last().onopen?.();
      expect(told.reopened).toBe(1);
    },
  );

  test('that falls silent, or never answers at all, is given up', async () => {
    const { socket, wires, last } = startStory();
    socket.start();
    await vi.advanceTimersByTimeAsync(21_000);
    expect(wires).toHaveLength(2);
    last().onopen?.();
    await vi.advanceTimersByTimeAsync(3 * minute + 1000);
    expect(wires).toHaveLength(3);
    expect(wires[1]!.open).toBe(false);
  });
});

describe('a gateway in trouble', () => {
  test.for([0, 0.5, 1])('accepts and closes for an hour: at most 75 connections (random %d)', async (random) => {
    const { socket, wires } = startStory({ behave: acceptThenClose, random: () => random });
    socket.start();
    await vi.advanceTimersByTimeAsync(hour);
    expect(wires.length).toBeLessThanOrEqual(75);
    expect(wires.length).toBeGreaterThan(50);
  });

  test('refuses for an hour: 11 tries, and all of them again once there is a connection', async () => {
    let behave: (wire: FakeWire) => void = refuse;
    const { socket, wires, last } = startStory({ behave: (wire) => behave(wire) });
    socket.start();
    await vi.advanceTimersByTimeAsync(hour);
    expect(wires).toHaveLength(11);
    expect(vi.getTimerCount()).toBe(0);
    behave = () => {};
    socket.signal({ type: 'woken', by: 'online' });
    expect(wires).toHaveLength(12);
    last().onopen?.();
    expect(socket.status).toBe('open');
  });

  test('refuses while polls go well and somebody looks all the time: once a minute', async () => {
    const { socket, wires } = startStory({ behave: refuse });
    socket.start();
    for (let second = 0; second < 3600; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      socket.signal({ type: 'woken', by: second % 30 === 0 ? 'poll' : 'focus' });
    }
    expect(wires.length).toBeGreaterThan(60);
    expect(wires.length).toBeLessThanOrEqual(75);
  });

  test('does not want the token: nothing more, until there is another one', async () => {
    const { socket, wires, last } = startStory();
    socket.start();
    last().onopen?.();
    end(last(), true, 4401);
    await vi.advanceTimersByTimeAsync(hour);
    socket.signal({ type: 'woken', by: 'online' });
    expect(wires).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
    socket.signal({ type: 'tokenChanged' });
    expect(wires).toHaveLength(2);
    socket.signal({ type: 'tokenChanged' });
    expect(wires).toHaveLength(2);
  });
});

describe('a token that is over', () => {
  test('costs one call and one connection, even where the clock is wrong', async () => {
    const { socket, wires, told } = startStory({ isTokenExpired: () => true });
    socket.start();
    expect(wires).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(0);
    expect([told.renewals, wires.length]).toEqual([1, 1]);
  });

  test('and cannot be renewed: ten more times, then rest', async () => {
    const renew = vi.fn(async () => false);
    const { socket, wires } = startStory({ isTokenExpired: () => true, renewToken: renew });
    socket.start();
    await vi.advanceTimersByTimeAsync(hour);
    expect(renew).toHaveBeenCalledTimes(11);
    expect(wires).toHaveLength(0);
    expect(socket.status).toBe('resting');
  });

  test('and is renewed after the member has left: no connection', async () => {
    const { socket, wires } = startStory({ isTokenExpired: () => true });
    socket.start();
    socket.stop();
    await vi.advanceTimersByTimeAsync(hour);
    expect(wires).toHaveLength(0);
  });
});

test('after the end there is no connection and no timer, whatever it was busy with', async () => {
  for (const behave of [() => {}, refuse, acceptThenClose]) {
    const { socket, wires } = startStory({ behave });
    socket.start();
    await vi.advanceTimersByTimeAsync(3);
    socket.stop();
    await vi.advanceTimersByTimeAsync(10);
    const before = wires.length;
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(wires).toHaveLength(before);
    expect(wires.every(({ open }) => !open)).toBe(true);
  }
});

test('ten thousand events in any order: never two connections, never stuck', async () => {
  let seed = 3;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  let over = false;
  const { socket, wires, last } = startStory({
    random,
    isTokenExpired: () => over,
    renewToken: async () => random() < 0.7,
  });
  socket.start();
  const happenings: (() => void)[] = [
    () => last()?.open && last().onopen?.(),
    () => last()?.open && end(last(), true),
    () => last()?.open && end(last(), false),
    () => wires[Math.floor(random() * wires.length)]?.onclose?.({ wasClean: false, code: 1006 }),
    () => last()?.onmessage?.({ data: random() < 0.5 ? '{"type":"pong"}' : '{' }),
    () => socket.signal({ type: 'woken', by: (['online', 'focus', 'poll'] as const)[Math.floor(random() * 3)]! }),
    () => socket.signal({ type: 'tokenChanged' }),
    () => {
      over = !over;
    },
    () => {
      socket.stop();
      if (random() < 0.9) socket.start();
    },
  ];
  for (let count = 0; count < 10_000; count += 1) {
    happenings[Math.floor(random() * happenings.length)]!();
    await vi.advanceTimersByTimeAsync(random() * 2000);
  }
  over = false;
  socket.start();
  socket.signal({ type: 'woken', by: 'online' });
  await vi.advanceTimersByTimeAsync(2 * minute);
  last().onopen?.();
  expect(socket.status).toBe('open');
  socket.stop();
  expect(vi.getTimerCount()).toBe(0);
});
