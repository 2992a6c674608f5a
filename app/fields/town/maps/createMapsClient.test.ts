import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMapsClient, type FramePort } from './createMapsClient.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const line = { postMessage: vi.fn(), onmessage: null, close: vi.fn() } as FramePort;
  const dial = vi.fn(() => line);
  const maps = createMapsClient(dial);
  const say = (data: unknown) => line.onmessage?.call(line as MessagePort, { data } as MessageEvent);
  return { ...maps, line, dial, say };
}
const here = { type: 'reverse', lat: 53.87, lng: 10.68 } as const;
const none = (id: number) => ({ type: 'address', id, address: null });

test('what is asked before the frame is there is asked once it is', async () => {
  const { request: ask, connect, line, dial, say } = open();
  const asked = ask(here);
  expect(line.postMessage).not.toHaveBeenCalled();
  connect();
  expect(line.postMessage).toHaveBeenCalledExactlyOnceWith({ ...here, id: 1 });
  say(none(1));
  expect(await asked).toEqual(none(1));
  connect();
  expect(dial).toHaveBeenCalledOnce();
});

test('answers find their questions, in whatever order they come', async () => {
  const { request: ask, connect, say } = open();
  connect();
  const both = Promise.all([ask(here), ask(here)]);
  say(none(2));
  say({ type: 'nonsense' });
  say(none(7));
  say(none(1));
  expect(await both).toEqual([none(1), none(2)]);
});

test('nobody waits longer than 8 s, with a frame or without', async () => {
  for (const there of [true, false]) {
    const { request: ask, connect } = open();
    if (there) connect();
    const told = vi.fn();
    ask(here).catch(told);
    await vi.advanceTimersByTimeAsync(7999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledOnce();
  }
});

test('one failed question leaves the others alone', async () => {
  const { request: ask, connect, say } = open();
  connect();
  const [first, second] = [ask(here), ask(here)];
  say({ type: 'failed', id: 1 });
  say(none(2));
  await expect(first).rejects.toThrow('failed');
  expect(await second).toEqual(none(2));
});

test('a broken script fails all questions, those to come too', async () => {
  const { request: ask, connect, line, say } = open();
  connect();
  const asked = ask(here);
  say({ type: 'broken' });
  await expect(asked).rejects.toThrow('broken');
  await expect(ask(here)).rejects.toThrow('broken');
  expect(line.close).toHaveBeenCalled();
});

test('who waits is told of the end, and no line is opened after', async () => {
  const { request: ask, close, connect, dial } = open();
  const asked = ask(here);
  close();
  connect();
  await expect(asked).rejects.toThrow('closed');
  expect(dial).not.toHaveBeenCalled();
});

test('a question that is no longer wanted ends', async () => {
  const { request: ask, connect } = open();
  connect();
  const wish = new AbortController();
  const asked = ask(here, wish.signal);
  wish.abort();
  await expect(asked).rejects.toThrow('no longer');
});
