import { expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from './analytics.ts';
import { createTagManagerOutbox } from './tagManagerOutbox.ts';

const view: AnalyticsEvent = { name: 'pageView', route: '/login', role: 'guest' };
const entry = { event: 'pageView', route: '/login', role: 'guest' };
const createPort = () => ({ postMessage: vi.fn(), close: vi.fn() });

test('events wait for the frame, also for the next one', () => {
  const outbox = createTagManagerOutbox();
  outbox.push(view);
  const first = createPort();
  outbox.connect(first);
  outbox.push(view);
  expect(first.postMessage.mock.calls).toEqual([[entry], [entry]]);
  outbox.disconnect();
  outbox.push(view);
  expect(first.postMessage).toHaveBeenCalledTimes(2);
  expect(first.close).toHaveBeenCalled();
  const second = createPort();
  outbox.connect(second);
  expect(second.postMessage.mock.calls).toEqual([[entry]]);
});

test('what waits can be dropped, and is limited', () => {
  const outbox = createTagManagerOutbox();
  outbox.push(view);
  outbox.clear();
  const port = createPort();
  outbox.connect(port);
  expect(port.postMessage).not.toHaveBeenCalled();
  outbox.disconnect();
  for (let count = 0; count < 1000; count++) outbox.push(view);
  outbox.connect(port);
  expect(port.postMessage).toHaveBeenCalledTimes(50);
});
