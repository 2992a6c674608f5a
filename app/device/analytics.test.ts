import { expect, test, vi } from 'vitest';
import { type AnalyticsEvent, createAnalyticsQueue } from './analytics.ts';

const view = (route: '/login' | '/membership-area/messages/:id'): AnalyticsEvent => ({
  name: 'pageView',
  route,
  role: 'guest',
});

test('nothing is sent before consent; then what has waited, in its order, and what comes after', () => {
  const sink = createAnalyticsQueue();
  const send = vi.fn();
  sink.report(view('/login'));
  sink.report(view('/membership-area/messages/:id'));
  expect(send).not.toHaveBeenCalled();
  sink.consent(send);
  sink.report({ name: 'registrationFinished', device: 'mobile' });
  expect(send.mock.calls.map(([event]) => event)).toEqual([
    view('/login'),
    view('/membership-area/messages/:id'),
    { name: 'registrationFinished', device: 'mobile' },
  ]);
});

test('refusing forgets what waits and sends nothing more', () => {
  const sink = createAnalyticsQueue();
  const send = vi.fn();
  sink.report(view('/login'));
  sink.refuse();
  sink.consent(send);
  expect(send).not.toHaveBeenCalled();
  sink.refuse();
  sink.report(view('/login'));
  expect(send).not.toHaveBeenCalled();
});

test('what waits has an end', () => {
  const sink = createAnalyticsQueue();
  const send = vi.fn();
  for (let count = 0; count < 1000; count++) sink.report(view('/login'));
  sink.consent(send);
  expect(send).toHaveBeenCalledTimes(50);
});
