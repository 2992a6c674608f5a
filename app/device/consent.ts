import { type AnalyticsEvent, analyticsQueue } from './analytics.ts';

/** What a member agreed to on this device. Nothing is agreed to until they say so. */
export const consentStorageKeys = { statistics: 'usageStatistics', liveChat: 'liveChat' } as const;

/** Name of the browser event that carries statistics; an operator's own collector on the page can listen to it. */
export const statisticsEventName = 'usage-statistics';

/** With consent, events reach whoever listens in this page; without, they are forgotten. Nothing here leaves the page. */
export function applyStatisticsConsent(
  given: boolean,
  sink: Pick<typeof analyticsQueue, 'consent' | 'refuse'> = analyticsQueue,
  page: EventTarget = window,
): void {
  if (given)
    sink.consent((detail: AnalyticsEvent) => page.dispatchEvent(new CustomEvent(statisticsEventName, { detail })));
  else sink.refuse();
}
