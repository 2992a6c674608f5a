import { expect, test } from 'vitest';
import { applyStatistics, parseConsent, printConsent, statisticsEvent } from './consent.ts';
import { createEventSink, type ProductEvent } from './events.ts';

test.for<[string | null, boolean]>([
  [null, false],
  ['', false],
  ['no', false],
  ['true', false],
  ['yes', true],
])('%j means %s', ([stored, expected]) => {
  expect(parseConsent(stored)).toBe(expected);
});

test.for([true, false])('%s is read as it was written', (given) => {
  expect(parseConsent(printConsent(given))).toBe(given);
});

test('statistics are told with consent only', () => {
  const sink = createEventSink();
  const page = new EventTarget();
  const heard: ProductEvent[] = [];
  page.addEventListener(statisticsEvent, (event) => heard.push((event as CustomEvent<ProductEvent>).detail));
  const view: ProductEvent = { name: 'pageView', route: '/login', role: 'guest' };

  applyStatistics(false, sink, page);
  sink.report(view);
  expect(heard).toEqual([]);

  applyStatistics(false, sink, page);
  applyStatistics(true, sink, page);
  expect(heard).toEqual([]);
  sink.report(view);
  expect(heard).toEqual([view]);

  applyStatistics(false, sink, page);
  sink.report(view);
  expect(heard).toEqual([view]);
});
