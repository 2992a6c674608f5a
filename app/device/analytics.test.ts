import { expect, test, vi } from 'vitest';
import { type AnalyticsEvent, createAnalyticsQueue } from './analytics.ts';

const view = (route: '/login' | '/membership-area/messages/:id'): AnalyticsEvent => ({
  name: 'pageView',
  route,
  role: 'guest',
});

test('events wait for consent and are then sent in their order', () => {
  const queue = createAnalyticsQueue();
  const send = vi.fn();
  queue.report(view('/login'));
  queue.report(view('/membership-area/messages/:id'));
  expect(send).not.toHaveBeenCalled();
  queue.consent(send);
  queue.report({ name: 'registrationFinished', device: 'mobile' });
  expect(send.mock.calls.map(([event]) => event)).toEqual([
    view('/login'),
    view('/membership-area/messages/:id'),
    { name: 'registrationFinished', device: 'mobile' },
  ]);
});

test('refusing drops queued and later events', () => {
  const queue = createAnalyticsQueue();
  const send = vi.fn();
  queue.report(view('/login'));
  queue.refuse();
  queue.consent(send);
  expect(send).not.toHaveBeenCalled();
  queue.refuse();
  queue.report(view('/login'));
  expect(send).not.toHaveBeenCalled();
});

test('the queue has a maximum length', () => {
  const queue = createAnalyticsQueue();
  const send = vi.fn();
  for (let count = 0; count < 1000; count++) queue.report(view('/login'));
  queue.consent(send);
  expect(send).toHaveBeenCalledTimes(50);
});

test('after holding, events wait for the next choice', () => {
  const queue = createAnalyticsQueue();
  const send = vi.fn();
  queue.consent(send);
  queue.hold();
  queue.report(view('/login'));
  expect(send).not.toHaveBeenCalled();
  queue.consent(send);
  expect(send).toHaveBeenCalledExactlyOnceWith(view('/login'));
});
