import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveChatStage } from './liveChat.model.ts';
import { type LiveChatPort, openLiveChat } from './openLiveChat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A call for the chat, and what the frame at the other end of the line can do. */
function call() {
  const line = { postMessage: vi.fn(), onmessage: null, close: vi.fn() } as LiveChatPort;
  const dial = vi.fn(() => line);
  const stages: LiveChatStage[] = [];
  const { connect, stop } = openLiveChat(dial, (stage) => stages.push(stage));
  const say = (data: unknown) => line.onmessage?.call(line as MessagePort, { data } as MessageEvent);
  return { line, dial, stages, connect, stop, say };
}

test('presses the button as soon as it is there', () => {
  const { line, stages, connect, say } = call();
  connect();
  expect(line.postMessage).not.toHaveBeenCalled();
  say({ type: 'ready' });
  expect(line.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'open' });
  say({ type: 'opened' });
  vi.advanceTimersByTime(60_000);
  expect(stages).toEqual(['opening', 'open']);
  say({ type: 'closed' });
  expect(stages).toEqual(['opening', 'open', 'closed']);
  expect(line.close).toHaveBeenCalled();
});

test.for<[string, (call_: ReturnType<typeof call>) => void, LiveChatStage[]]>([
  ['its document never comes', () => {}, ['failed']],
  ['the button never comes', ({ connect }) => connect(), ['failed']],
  [
    'the button does nothing',
    ({ connect, say }) => {
      connect();
      say({ type: 'ready' });
    },
    ['opening', 'failed'],
  ],
])('fails after 10 s and no sooner where %s', ([, act, expected]) => {
  const one = call();
  act(one);
  vi.advanceTimersByTime(9999);
  expect(one.stages).not.toContain('failed');
  vi.advanceTimersByTime(1);
  expect(one.stages).toEqual(expected);
});

test('fails at once where the frame says so, and hears nothing more', () => {
  const { line, stages, connect, say } = call();
  connect();
  say({ type: 'failed' });
  say({ type: 'ready' });
  vi.advanceTimersByTime(60_000);
  expect(stages).toEqual(['failed']);
  expect(line.postMessage).not.toHaveBeenCalled();
});

test('a document that comes later into the same frame gets no line', () => {
  const { dial, connect } = call();
  connect();
  connect();
  expect(dial).toHaveBeenCalledOnce();
});

test('nothing is told after hanging up', () => {
  const { dial, stages, connect, stop, say } = call();
  connect();
  stop();
  say({ type: 'failed' });
  vi.advanceTimersByTime(60_000);
  connect();
  expect(stages).toEqual([]);
  expect(dial).toHaveBeenCalledOnce();
});
