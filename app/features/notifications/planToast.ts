import type { Notification } from './notification.ts';

/** Time after which a toast closes, and its notifications count as seen. */
export const TOAST_DURATION_MS = 180_000;

/** Kinds in a line about several notifications, the weightiest first. */
const summaryKinds = ['message', 'smile', 'like', 'comment', 'match', 'visit'] as const;
type SummaryKind = (typeof summaryKinds)[number];

/** The content of the only toast, for the notifications that wait for it. */
export interface ToastPlan {
  /**
   * The notification that is shown by itself: the newest removed member or message, else the only one. Null if the toast
   * only counts.
   */
  lead: Notification | null;
  /** Number of notifications that the toast does not read: as many as the drawer lists. */
  others: number;
  /** Kinds of those. */
  counts: readonly { kind: SummaryKind; count: number }[];
  /** Notifications that are read by the toast. The others stay new in the drawer. */
  readIds: readonly string[];
}

/** A removed member is in no summary, because the toast is about that alone. */
const kindOf = ({ type }: Notification) => (type === 'matches' ? 'match' : type);
/** The subject of a notification; the newest message of a conversation represents all. */
const topicOf = ({ id, type, conversationId }: Notification): string =>
  type === 'message' && conversationId !== null ? `conversation ${conversationId}` : id;

/**
 * Plans one toast for all waiting notifications: nothing lesser hides a removed member or a message, but joins its
 * count; several without a message are one line. Null if there is nothing to show.
 *
 * @param waiting in the order of arrival
 */
export function planToast(waiting: readonly Notification[]): ToastPlan | null {
  if (waiting.length === 0) return null;
  const newest = (wanted: Notification['type']) => waiting.findLast(({ type }) => type === wanted);
  const lead = newest('removed') ?? newest('message') ?? (waiting.length === 1 ? waiting[0]! : null);
  const read = lead ? waiting.filter((each) => topicOf(each) === topicOf(lead)) : [];
  const others = waiting.filter((each) => !read.includes(each));
  const counts = summaryKinds.flatMap((kind) => {
    const count = others
      .filter((each) => kindOf(each) === kind)
      .reduce((sum, each) => sum + (each.type === 'matches' ? (each.count ?? 1) : 1), 0);
    return count > 0 ? [{ kind, count }] : [];
  });
  return { lead, others: others.length, counts, readIds: read.map(({ id }) => id) };
}
