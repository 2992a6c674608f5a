import { site } from '../site/site.ts';

/** All events that are reported: fixed names, values and route patterns, never an id, a token or a member's text. */
export type AnalyticsEvent =
  | { name: 'pageView'; route: RouteTemplate; role: 'guest' | 'member' | 'premium' }
  | { name: 'registrationFinished'; device: 'mobile' | 'desktop' }
  /** `value` is in minor units of the currency; null where the API did not tell it. */
  | { name: 'purchase'; value: number | null; currency: string | null };

/** Such as `/membership-area/messages/:id`. */
export type RouteTemplate = `/${string}` | '*';

export type SendEvent = (event: AnalyticsEvent) => void;

/** Of the events that wait for consent, only the latest are kept. */
const MAX_QUEUED_EVENTS = 50;

export type AnalyticsQueue = ReturnType<typeof createAnalyticsQueue>;

/** Holds events in memory while there is no choice yet; then they are sent or dropped. */
export function createAnalyticsQueue() {
  let queue: AnalyticsEvent[] = [];
  let send: SendEvent | null = null;
  let refused = false;
  return {
    report(event: AnalyticsEvent): void {
      if (send) send(event);
      else if (!refused) queue = [...queue, event].slice(-MAX_QUEUED_EVENTS);
    },
    consent(sender: SendEvent): void {
      send = sender;
      refused = false;
      const waiting = queue;
      queue = [];
      for (const event of waiting) sender(event);
    },
    /** Drops the queued events and all that follow, until `consent` or `hold` is called. */
    refuse(): void {
      send = null;
      refused = true;
      queue = [];
    },
    /** Sends nothing from now on, and holds what follows until there is a choice. */
    hold(): void {
      send = null;
      refused = false;
    },
  };
}

/** For the receivers that the site has. */
export const statisticsQueue = site.statistics === 'none' ? null : createAnalyticsQueue();
export const adsQueue = site.ads ? createAnalyticsQueue() : null;

/** Reports an event to the receivers of the site that it is for. Call it as `if (site.measured) trackEvent(…)`. */
export const trackEvent: SendEvent = (event) => {
  statisticsQueue?.report(event);
  if (event.name !== 'pageView') adsQueue?.report(event);
};
