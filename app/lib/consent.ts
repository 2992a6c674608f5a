import { eventSink, type ProductEvent } from './events.ts';

/** What a member agreed to on this device. Nothing is agreed to until they say so. */
export const consentKeys = { statistics: 'usageStatistics', liveChat: 'liveChat' } as const;

/** Name of the browser event that carries statistics; an operator's own collector on the page can listen to it. */
export const statisticsEvent = 'usage-statistics';

/** With consent, events reach whoever listens in this page; without, they are forgotten. Nothing here leaves the page. */
export function applyStatistics(
  given: boolean,
  sink: Pick<typeof eventSink, 'consent' | 'refuse'> = eventSink,
  page: EventTarget = window,
): void {
  if (given) sink.consent((detail: ProductEvent) => page.dispatchEvent(new CustomEvent(statisticsEvent, { detail })));
  else sink.refuse();
}
