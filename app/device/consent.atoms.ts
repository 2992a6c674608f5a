import { type AnalyticsEvent, analyticsQueue } from './analytics.ts';
import { deviceToggleAtom } from './devicePreferenceAtom.ts';

/** Name of the browser event that carries statistics; an operator's own collector on the page can listen to it. */
export const statisticsEventName = 'usage-statistics';

/** With consent, statistics are dispatched as events in this page; without, they are dropped. No request is sent. */
export function applyStatisticsConsent(
  given: boolean,
  queue: Pick<typeof analyticsQueue, 'consent' | 'refuse'> = analyticsQueue,
  page: EventTarget = window,
): void {
  const send = (detail: AnalyticsEvent) => void page.dispatchEvent(new CustomEvent(statisticsEventName, { detail }));
  if (given) queue.consent(send);
  else queue.refuse();
}

/** Consent to usage statistics on this device; off until the member agrees. */
export const statisticsConsentAtom = deviceToggleAtom({
  key: 'usageStatistics',
  apply: (given) => applyStatisticsConsent(given),
});

/** Consent to loading the other company's live chat on a click, without asking first. */
export const liveChatConsentAtom = deviceToggleAtom({ key: 'liveChat' });
