import type { Conversation } from '../api/contract/conversations.ts';
import type { WaitingConversation } from '../api/contract/dashboard.ts';

/** The time after which a wait for an answer is told on the home page and in the inbox. */
export const TOLD_AFTER_MS = 24 * 60 * 60_000;

/** A conversation of the inbox or of the dashboard. */
type MaybeWaiting = Pick<Conversation, 'id' | 'waitingSince'> | WaitingConversation;

/** A conversation whose partner waits for an answer. */
type Waiting<Row> = Row & { waitingSince: number };

/**
 * Lists the conversations whose partners wait for an answer, the longest wait first.
 *
 * @param declined ids of those that the member has just declined, which the rows may not know yet
 */
export const listWaiting = <Row extends MaybeWaiting>(
  rows: readonly Row[],
  declined: readonly string[] = [],
): Waiting<Row>[] =>
  rows
    .filter((row): row is Waiting<Row> => row.waitingSince != null && !declined.includes(row.id))
    .sort((one, other) => one.waitingSince - other.waitingSince);

/** Whether the server says who waits for an answer, be it of none. */
export const tellsWaiting = (rows: readonly MaybeWaiting[]): boolean =>
  rows.some(({ waitingSince }) => waitingSince !== undefined);

/**
 * Lists those whom the hint names: everybody who waits, as soon as one of them has waited for a day, else none. So the
 * member is told in time of each, and not of every message that has just come.
 */
export function listTold<Row extends MaybeWaiting>(rows: readonly Row[], now: number, declined?: readonly string[]) {
  const waiting = listWaiting(rows, declined);
  return waiting[0] && now - waiting[0].waitingSince >= TOLD_AFTER_MS ? waiting : [];
}
