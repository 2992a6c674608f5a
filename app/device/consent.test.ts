import { expect, test } from 'vitest';
import { type AnalyticsEvent, createAnalyticsQueue } from './analytics.ts';
import { applyStatisticsConsent, statisticsEventName } from './consent.ts';

test('statistics are told with consent only', () => {
  const sink = createAnalyticsQueue();
  const page = new EventTarget();
  const heard: AnalyticsEvent[] = [];
  page.addEventListener(statisticsEventName, (event) => heard.push((event as CustomEvent<AnalyticsEvent>).detail));
  const view: AnalyticsEvent = { name: 'pageView', route: '/login', role: 'guest' };

  applyStatisticsConsent(false, sink, page);
  sink.report(view);
  expect(heard).toEqual([]);

  // Consent is for what comes, not for what was.
  sink.report(view);
  applyStatisticsConsent(true, sink, page);
  expect(heard).toEqual([]);
  sink.report(view);
  expect(heard).toEqual([view]);

  applyStatisticsConsent(false, sink, page);
  sink.report(view);
  expect(heard).toEqual([view]);
});

test('what happened before the choice was read is told when there is consent', () => {
  const sink = createAnalyticsQueue();
  const page = new EventTarget();
  let heard = 0;
  page.addEventListener(statisticsEventName, () => (heard += 1));
  sink.report({ name: 'pageView', route: '/login', role: 'guest' });
  applyStatisticsConsent(true, sink, page);
  expect(heard).toBe(1);
});
