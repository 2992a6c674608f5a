import type { Notification } from './notification.ts';

/** After this time a toast closes, and what it showed counts as seen. */
export const TOAST_DURATION_MS = 180_000;

/** What a line says of several notifications, the weightiest first. */
const summaryKinds = ['message', 'smile', 'like', 'comment', 'match', 'visit'] as const;
type SummaryKind = (typeof summaryKinds)[number];

/** What the one toast shows of the notifications that wait for it. */
export interface ToastPlan {
  /** Shown by itself: the newest message, else the only notification. Null: the toast says how many there are. */
  lead: Notification | null;
  /** How many there are beside those that are read by the toast: as many as the drawer lists. */
  others: number;
  /** What those are. */
  counts: readonly { kind: SummaryKind; count: number }[];
  /** Those that are read by the toast. The others stay new in the drawer. */
  readIds: readonly string[];
}

const kindOf = ({ type }: Notification): SummaryKind => (type === 'matches' ? 'match' : type);
/** Of one conversation the newest message stands for all. */
const topicOf = ({ id, type, conversationId }: Notification): string =>
  type === 'message' && conversationId !== null ? `conversation ${conversationId}` : id;

/**
 * One toast for all that has come: a message is never hidden by anything lesser, which joins its count; several things
 * without a message are one line. Null if there is nothing to show.
 *
 * @param waiting in the order of their coming
 */
export function planToast(waiting: readonly Notification[]): ToastPlan | null {
  if (waiting.length === 0) return null;
  const lead = waiting.findLast(({ type }) => type === 'message') ?? (waiting.length === 1 ? waiting[0]! : null);
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
