import { atom } from 'jotai';
import { site } from '../site/site.ts';

/** All events that are reported: fixed names, values and route patterns, never an id, a token or a member's text. */
export type AnalyticsEvent =
  | { name: 'pageView'; route: RouteTemplate; role: 'guest' | 'member' | 'premium' }
  | { name: 'registrationFinished'; device: 'mobile' | 'desktop' }
  /** `value` is in minor units of the currency; null if the API did not send it. */
  | { name: 'purchase'; value: number | null; currency: string | null };

/** The template of a route, such as `/membership-area/messages/:id`. */
export type RouteTemplate = `/${string}` | '*';

/** @param once names an event that each receiver is told once per member, whichever tab reports it */
export type SendEvent = (event: AnalyticsEvent, once?: string) => void;

/** Number of the latest events that are kept until there is consent. */
const MAX_QUEUED_EVENTS = 50;

export type AnalyticsQueue = ReturnType<typeof createAnalyticsQueue>;

/** Creates a queue that holds events in memory until there is a choice; then they are sent or dropped. */
export function createAnalyticsQueue() {
  let queue: Parameters<SendEvent>[] = [];
  let send: SendEvent | null = null;
  let refused = false;
  return {
    report(...report: Parameters<SendEvent>): void {
      if (send) send(...report);
      else if (!refused) queue = [...queue, report].slice(-MAX_QUEUED_EVENTS);
    },
    consent(sender: SendEvent): void {
      send = sender;
      refused = false;
      const waiting = queue;
      queue = [];
      for (const report of waiting) sender(...report);
    },
    /** Drops the queued events and all that follow, until `consent` or `hold` is called. */
    refuse(): void {
      send = null;
      refused = true;
      queue = [];
    },
    /** Sends nothing from now on, and holds later events until there is a choice. */
    hold(): void {
      send = null;
      refused = false;
    },
  };
}

/** The queues of the receivers that the site has. */
export const statisticsQueue = site.statistics === 'none' ? null : createAnalyticsQueue();
export const adsQueue = site.ads ? createAnalyticsQueue() : null;

/** Whether the person has agreed to statistics; false until `applyChoices` has read the choice. */
export const statisticsAgreedAtom = /* @__PURE__ */ atom(false);

/** Reports an event to the receivers of the site that it is for. Call it as `if (site.measured) trackEvent(…)`. */
export const trackEvent: SendEvent = (...report) => {
  statisticsQueue?.report(...report);
  if (report[0].name !== 'pageView') adsQueue?.report(...report);
};
