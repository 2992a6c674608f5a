/** Everything that is ever reported: names and choices from fixed lists, and routes as they are written in the route
 * table. Nothing here can hold an id, a token or a word that somebody wrote. */
export type AnalyticsEvent =
  | { name: 'pageView'; route: RouteTemplate; role: 'guest' | 'member' | 'premium' }
  | { name: 'registrationFinished'; device: 'mobile' | 'desktop' };

/** Such as `/membership-area/messages/:id`. */
export type RouteTemplate = `/${string}` | '*';

type SendEvent = (event: AnalyticsEvent) => void;

/** Of events that wait for consent, the latest so many are kept. */
const MAX_QUEUED_EVENTS = 50;

/** Events wait in memory until it is known whether the member consents; then they are sent, or forgotten. */
export function createAnalyticsQueue() {
  let waiting: AnalyticsEvent[] = [];
  let send: SendEvent | null = null;
  let refused = false;
  return {
    report(event: AnalyticsEvent): void {
      if (send) send(event);
      else if (!refused) waiting = [...waiting, event].slice(-MAX_QUEUED_EVENTS);
    },
    consent(sender: SendEvent): void {
      send = sender;
      refused = false;
      for (const event of waiting) sender(event);
      waiting = [];
    },
    /** Consent is withdrawn or refused: what waits is forgotten, and so is what comes. */
    refuse(): void {
      send = null;
      refused = true;
      waiting = [];
    },
  };
}

export const analyticsQueue = createAnalyticsQueue();
export const trackEvent: SendEvent = (event) => analyticsQueue.report(event);
