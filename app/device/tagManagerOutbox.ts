import type { AnalyticsEvent } from './analytics.ts';

/** The part of a MessagePort that is used. */
type TagManagerPort = Pick<MessagePort, 'postMessage' | 'close'>;

/** Number of the latest events that are kept until there is a frame. */
const MAX_WAITING_EVENTS = 50;

/**
 * Creates the outbox of events for the data layer of the tag manager's frame. They wait in memory while a page has no
 * such frame.
 */
export function createTagManagerOutbox() {
  let waiting: AnalyticsEvent[] = [];
  let port: TagManagerPort | null = null;
  const post = ({ name, ...values }: AnalyticsEvent) => port?.postMessage({ event: name, ...values });
  return {
    push(event: AnalyticsEvent): void {
      if (port) post(event);
      else waiting = [...waiting, event].slice(-MAX_WAITING_EVENTS);
    },
    connect(opened: TagManagerPort): void {
      port = opened;
      waiting.forEach(post);
      waiting = [];
    },
    disconnect(): void {
      port?.close();
      port = null;
    },
    /** Drops the waiting events. */
    clear(): void {
      waiting = [];
    },
  };
}

export const tagManagerOutbox = /* @__PURE__ */ createTagManagerOutbox();
