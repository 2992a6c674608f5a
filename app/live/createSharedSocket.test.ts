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

// Stories of several tabs of one browser.

const visit = (id: number) => JSON.stringify({ type: 'visit', sender: { profileId: id, name: 'Ida', gender: 1 } });

interface Tab {
  line: SharedSocket;
  /** Null while its own connection is closed. */
  gateway: { send(frame: string): void; reopen(): void } | null;
  heard: { event: SocketEvent; heard: FrameOrigin }[];
  reopened: number;
  told: string[];
}

function openBrowser(options: Partial<SharedSocketOptions> = {}) {
  const locks = createFakeLocks();
  const channels = createFakeTabChannels();
  const tabs: Tab[] = [];
  const openTab = (owner = 'a'): Tab => {
    const tab: Tab = { line: null as never, gateway: null, heard: [], reopened: 0, told: [] };
    const connect: SharedSocketOptions['connect'] = ({ onFrame, onReconnected: onReopened }) => ({
      start: () => {
        tab.gateway = { send: onFrame, reopen: onReopened };
      },
      stop: () => {
        tab.gateway = null;
      },
      signal: (news: Parameters<ReconnectingSocket['signal']>[0]) => void tab.told.push(news.type),
      status: 'off',
    });
    tab.line = createSharedSocket({
      owner,
      connect,
      onEvent: (event, heard) => tab.heard.push({ event, heard }),
      onReconnected: () => {
        tab.reopened += 1;
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

const aMoment = () => vi.advanceTimersByTimeAsync(10);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one tab holds the connection, and all hear what it tells', async () => {
  const { openTab, connected } = openBrowser();
  const [first, second, third] = [openTab(), openTab(), openTab()];
  await aMoment();
  expect(connected()).toEqual([first]);
  first.gateway!.send(visit(7));
  first.gateway!.send('{"type":"pong"}');
  first.gateway!.send('rubbish');
  first.gateway!.reopen();
  await aMoment();
  expect(first.heard.map(({ heard }) => heard)).toEqual([{ at: 1000, direct: true }]);
  for (const other of [second, third]) {
    expect(other.heard).toMatchObject([{ event: { sender: { profileId: '7' } }, heard: { at: 1000, direct: false } }]);
    expect(other.reopened).toBe(1);
  }
  expect(first.reopened).toBe(1);
});

test('when it is closed the next takes over; what speaks for another try reaches whoever has the connection', async () => {
  const { openTab, connected } = openBrowser();
  const [first, second] = [openTab(), openTab()];
  await aMoment();
  second.line.signal({ type: 'woken', by: 'focus' });
  await aMoment();
  expect([first.told, second.told]).toEqual([['woken'], []]);
  first.line.stop();
  await aMoment();
  expect(connected()).toEqual([second]);
  second.gateway!.send(visit(8));
  await aMoment();
  expect([first.heard.length, second.heard.length]).toEqual([0, 1]);
});

test('a tab that was waiting and is closed never gets it', async () => {
  const { openTab, connected } = openBrowser();
  const [first, second, third] = [openTab(), openTab(), openTab()];
  await aMoment();
  second.line.stop();
  first.line.stop();
  await aMoment();
  expect(connected()).toEqual([third]);
});

test('somebody else in another tab hears nothing of it', async () => {
  const { openTab } = openBrowser();
  const [one, other] = [openTab('a'), openTab('b')];
  await aMoment();
  one.gateway!.send(visit(7));
  await aMoment();
  expect(other.heard).toEqual([]);
});

test('where locks are blocked each tab has its own, and nothing is heard twice', async () => {
  const { openTab, connected } = openBrowser({
    locks: { request: () => Promise.reject(new Error('blocked')) },
  });
  const [first, second] = [openTab(), openTab()];
  await aMoment();
  expect(connected()).toHaveLength(2);
  first.gateway!.send(visit(7));
  second.gateway!.send(visit(7));
  await aMoment();
  expect([first.heard.length, second.heard.length]).toEqual([1, 1]);
});
