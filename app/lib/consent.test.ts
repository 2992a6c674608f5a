import { expect, test } from 'vitest';
import { applyStatistics, statisticsEvent } from './consent.ts';
import { createEventSink, type ProductEvent } from './events.ts';

test('statistics are told with consent only', () => {
  const sink = createEventSink();
  const page = new EventTarget();
  const heard: ProductEvent[] = [];
  page.addEventListener(statisticsEvent, (event) => heard.push((event as CustomEvent<ProductEvent>).detail));
  const view: ProductEvent = { name: 'pageView', route: '/login', role: 'guest' };

  applyStatistics(false, sink, page);
  sink.report(view);
  expect(heard).toEqual([]);

  // Consent is for what comes, not for what was.
  sink.report(view);
  applyStatistics(true, sink, page);
  expect(heard).toEqual([]);
  sink.report(view);
  expect(heard).toEqual([view]);

  applyStatistics(false, sink, page);
  sink.report(view);
  expect(heard).toEqual([view]);
});

test('what happened before the choice was read is told when there is consent', () => {
  const sink = createEventSink();
  const page = new EventTarget();
  let heard = 0;
  page.addEventListener(statisticsEvent, () => (heard += 1));
  sink.report({ name: 'pageView', route: '/login', role: 'guest' });
  applyStatistics(true, sink, page);
  expect(heard).toBe(1);
});
