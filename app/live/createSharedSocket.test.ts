import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeLocks, createFakeTabChannels } from '../../tests/support/fakeTabs.ts';
import type { SocketEvent } from '../api/contract/socketMessages.ts';
import type { ReconnectingSocket } from './createReconnectingSocket.ts';
import {
  createSharedSocket,
  type FrameOrigin,
  type SharedSocket,
  type SharedSocketOptions,
} from './createSharedSocket.ts';

// Several tabs of one browser.

const visit = (id: number) => JSON.stringify({ type: 'visit', sender: { profileId: id, name: 'Ida', gender: 1 } });

interface Tab {
  shared: SharedSocket;
  /** Null while its own connection is closed. */
  gateway: { send(frame: string): void; reconnect(): void } | null;
  received: { event: SocketEvent; origin: FrameOrigin }[];
  reconnects: number;
  signals: string[];
}

function openBrowser(options: Partial<SharedSocketOptions> = {}) {
  const locks = createFakeLocks();
  const channels = createFakeTabChannels();
  const tabs: Tab[] = [];
  const openTab = (owner = 'a'): Tab => {
    const tab: Tab = { shared: null as never, gateway: null, received: [], reconnects: 0, signals: [] };
    const connect: SharedSocketOptions['connect'] = ({ onFrame, onReconnected }) => ({
      start: () => {
        tab.gateway = { send: onFrame, reconnect: onReconnected };
      },
      stop: () => {
        tab.gateway = null;
      },
      signal: (signal: Parameters<ReconnectingSocket['signal']>[0]) => void tab.signals.push(signal.type),
      status: 'off',
    });
    tab.shared = createSharedSocket({
      owner,
      connect,
      onEvent: (event, origin) => tab.received.push({ event, origin }),
      onReconnected: () => {
        tab.reconnects += 1;
      },
      channel: channels(),
      locks,
      now: () => 1000,
      ...options,
    });
    tabs.push(tab);
    return tab;
  };
  return { openTab, connected: () => tabs.filter(({ gateway }) => gateway !== null) };
}

const flush = () => vi.advanceTimersByTimeAsync(10);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one tab holds the connection, and all tabs receive its events', async () => {
  const { openTab, connected } = openBrowser();
  const [first, second, third] = [openTab(), openTab(), openTab()];
  await flush();
  expect(connected()).toEqual([first]);
  first.gateway!.send(visit(7));
  first.gateway!.send('{"type":"pong"}');
  first.gateway!.send('rubbish');
  first.gateway!.reconnect();
  await flush();
  expect(first.received.map(({ origin }) => origin)).toEqual([{ at: 1000, direct: true }]);
  for (const other of [second, third]) {
    expect(other.received).toMatchObject([
      { event: { sender: { profileId: '7' } }, origin: { at: 1000, direct: false } },
    ]);
    expect(other.reconnects).toBe(1);
  }
  expect(first.reconnects).toBe(1);
});

test('requests to reconnect reach the leading tab, and when it closes another tab leads', async () => {
  const { openTab, connected } = openBrowser();
  const [first, second] = [openTab(), openTab()];
  await flush();
  second.shared.signal({ type: 'reconnectRequested', by: 'focus' });
  await flush();
  expect([first.signals, second.signals]).toEqual([['reconnectRequested'], []]);
  first.shared.stop();
  await flush();
  expect(connected()).toEqual([second]);
  second.gateway!.send(visit(8));
  await flush();
  expect([first.received.length, second.received.length]).toEqual([0, 1]);
});

test('a tab that closes while waiting never leads', async () => {
  const { openTab, connected } = openBrowser();
  const [first, second, third] = [openTab(), openTab(), openTab()];
  await flush();
  second.shared.stop();
  first.shared.stop();
  await flush();
  expect(connected()).toEqual([third]);
});

test('a tab of another member receives nothing', async () => {
  const { openTab } = openBrowser();
  const [one, other] = [openTab('a'), openTab('b')];
  await flush();
  one.gateway!.send(visit(7));
  await flush();
  expect(other.received).toEqual([]);
});

test('where locks are blocked each tab has its own connection, and no event arrives twice', async () => {
  const { openTab, connected } = openBrowser({
    locks: { request: () => Promise.reject(new Error('blocked')) },
  });
  const [first, second] = [openTab(), openTab()];
  await flush();
  expect(connected()).toHaveLength(2);
  first.gateway!.send(visit(7));
  second.gateway!.send(visit(7));
  await flush();
  expect([first.received.length, second.received.length]).toEqual([1, 1]);
});
