import { expect, test } from 'vitest';
import { type AnalyticsEvent, createAnalyticsQueue } from './analytics.ts';
import { applyStatisticsConsent, statisticsEventName } from './consent.atoms.ts';

test('statistics are dispatched with consent only', () => {
  const queue = createAnalyticsQueue();
  const page = new EventTarget();
  const received: AnalyticsEvent[] = [];
  page.addEventListener(statisticsEventName, (event) => received.push((event as CustomEvent<AnalyticsEvent>).detail));
  const view: AnalyticsEvent = { name: 'pageView', route: '/login', role: 'guest' };

  applyStatisticsConsent(false, queue, page);
  queue.report(view);
  expect(received).toEqual([]);

  // Events from before the consent stay dropped.
  queue.report(view);
  applyStatisticsConsent(true, queue, page);
  expect(received).toEqual([]);
  queue.report(view);
  expect(received).toEqual([view]);

  applyStatisticsConsent(false, queue, page);
  queue.report(view);
  expect(received).toEqual([view]);
});

test('events from before the choice was read are dispatched once there is consent', () => {
  const queue = createAnalyticsQueue();
  const page = new EventTarget();
  let received = 0;
  page.addEventListener(statisticsEventName, () => (received += 1));
  queue.report({ name: 'pageView', route: '/login', role: 'guest' });
  applyStatisticsConsent(true, queue, page);
  expect(received).toBe(1);
});
