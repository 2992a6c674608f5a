/** All events that are reported: fixed names, values and route patterns, never an id, a token or a member's text. */
export type AnalyticsEvent =
  | { name: 'pageView'; route: RouteTemplate; role: 'guest' | 'member' | 'premium' }
  | { name: 'registrationFinished'; device: 'mobile' | 'desktop' };

/** Such as `/membership-area/messages/:id`. */
export type RouteTemplate = `/${string}` | '*';

type SendEvent = (event: AnalyticsEvent) => void;

/** Of the events that wait for consent, only the latest are kept. */
const MAX_QUEUED_EVENTS = 50;

/** Holds events in memory until the member's choice is read; then they are sent or dropped. */
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
      for (const event of queue) sender(event);
      queue = [];
    },
    /** Drops the queued events and all that follow, until `consent` is called. */
    refuse(): void {
      send = null;
      refused = true;
      queue = [];
    },
  };
}

export const analyticsQueue = createAnalyticsQueue();
export const trackEvent: SendEvent = (event) => analyticsQueue.report(event);
