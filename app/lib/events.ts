/** Everything that is ever reported: names and choices from fixed lists, and routes as they are written in the route
 * table. Nothing here can hold an id, a token or a word that somebody wrote. */
export type ProductEvent =
  | { name: 'pageView'; route: RouteTemplate; role: 'guest' | 'member' | 'premium' }
  | { name: 'registrationFinished'; device: 'mobile' | 'desktop' };

/** Such as `/membership-area/messages/:id`. */
export type RouteTemplate = `/${string}` | '*';

type Send = (event: ProductEvent) => void;

/** Of events that wait for consent, the latest so many are kept. */
const longestQueue = 50;

/** Events wait in memory until it is known whether the member consents; then they are sent, or forgotten. */
export function createEventSink() {
  let waiting: ProductEvent[] = [];
  let send: Send | null = null;
  let refused = false;
  return {
    report(event: ProductEvent): void {
      if (send) send(event);
      else if (!refused) waiting = [...waiting, event].slice(-longestQueue);
    },
    consent(sender: Send): void {
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

export const eventSink = createEventSink();
export const reportEvent: Send = (event) => eventSink.report(event);
