import { expect, test, vi } from 'vitest';
import { fakeTimersInEachTest } from '../../../../tests/support/fakeTimersInEachTest.ts';
import type { LiveChatStage } from './liveChat.model.ts';
import { type LiveChatPort, openLiveChat } from './openLiveChat.ts';

fakeTimersInEachTest();

/** Opens a chat on a fake port; `receive` delivers a message of the frame. */
function openTestChat() {
  const port = { postMessage: vi.fn(), onmessage: null, close: vi.fn() } as LiveChatPort;
  const createPort = vi.fn(() => port);
  const stages: LiveChatStage[] = [];
  const { connect, stop } = openLiveChat(createPort, (stage) => stages.push(stage));
  const receive = (data: unknown) => port.onmessage?.call(port as MessagePort, { data } as MessageEvent);
  return { port, createPort, stages, connect, stop, receive };
}

test('sends the open command as soon as the button is ready', () => {
  const { port, stages, connect, receive } = openTestChat();
  connect();
  expect(port.postMessage).not.toHaveBeenCalled();
  receive({ type: 'ready' });
  expect(port.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'open' });
  receive({ type: 'opened' });
  vi.advanceTimersByTime(60_000);
  expect(stages).toEqual(['opening', 'open']);
  receive({ type: 'closed' });
  expect(stages).toEqual(['opening', 'open', 'closed']);
  expect(port.close).toHaveBeenCalled();
});

test.for<[string, (chat: ReturnType<typeof openTestChat>) => void, LiveChatStage[]]>([
  ['its document does not load', () => {}, ['failed']],
  ['the button does not load', ({ connect }) => connect(), ['failed']],
  [
    'the button does nothing',
    ({ connect, receive }) => {
      connect();
      receive({ type: 'ready' });
    },
    ['opening', 'failed'],
  ],
])('fails after 10 s and no sooner if %s', ([, act, expected]) => {
  const chat = openTestChat();
  act(chat);
  vi.advanceTimersByTime(9999);
  expect(chat.stages).not.toContain('failed');
  vi.advanceTimersByTime(1);
  expect(chat.stages).toEqual(expected);
});

test('fails at once if the frame reports a failure, and ignores later messages', () => {
  const { port, stages, connect, receive } = openTestChat();
  connect();
  receive({ type: 'failed' });
  receive({ type: 'ready' });
  vi.advanceTimersByTime(60_000);
  expect(stages).toEqual(['failed']);
  expect(port.postMessage).not.toHaveBeenCalled();
});

test('a second document in the same frame gets no port', () => {
  const { createPort, connect } = openTestChat();
  connect();
  connect();
  expect(createPort).toHaveBeenCalledOnce();
});

test('reports no stage after stop', () => {
  const { createPort, stages, connect, stop, receive } = openTestChat();
  connect();
  stop();
  receive({ type: 'failed' });
  vi.advanceTimersByTime(60_000);
  connect();
  expect(stages).toEqual([]);
  expect(createPort).toHaveBeenCalledOnce();
});
