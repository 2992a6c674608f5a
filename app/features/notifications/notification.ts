import * as z from 'zod/mini';
import { idPattern } from '../../api/contract/fieldSchemas.ts';
import { memberEventTypes, type SocketEvent } from '../../api/contract/socketMessages.ts';
import { matchPage, pathTo } from '../../routing/routeAddresses.ts';
import { sharedPaths } from '../../routing/sharedPaths.ts';

const ValidId = z.string().check(z.regex(idPattern));

const Count = z.int().check(z.minimum(1), z.maximum(9999));

/** A notification as stored, without names and texts (reading 40). */
const StoredNotification = z.object({
  /** Id that is equal for an event that arrives twice. */
  id: z.string().check(z.maxLength(200)),
  type: z.enum(['matches', ...memberEventTypes]),
  /** Time in epoch seconds. */
  date: z.number(),
  seen: z.boolean(),
  profileId: z.nullable(ValidId),
  conversationId: z.nullable(ValidId),
  /** Number of matches, if several. */
  count: z.optional(z.nullable(Count)),
});
export type Notification = z.output<typeof StoredNotification>;

const MAX_NOTIFICATIONS = 10;
const MAX_AGE_S = 86_400;

/**
 * Turns an event into a notification; null for an event without a sender where one is needed. `now` replaces an
 * implausible timestamp, as from a clock that is off.
 *
 * @param now time of receiving the event, in milliseconds
 */
export function toNotification({ type, sender, data }: SocketEvent, now: number): Notification | null {
  if (type === 'pong') return null;
  const profileId = toValidId(sender?.profileId);
  if (type !== 'matches' && profileId === null) return null;
  const conversationId = type === 'message' ? toValidId(data?.conversationId) : null;
  const at = data?.timestamp ?? now;
  const id = [type, profileId ?? '', conversationId ?? '', at].join('/');
  const date = Math.floor(toPlausibleTime(at, now) / 1000);
  const count = type === 'matches' ? (Count.safeParse(data?.count).data ?? null) : null;
  return { id, type, date, seen: false, profileId, conversationId, count };
}

/** Adds a notification, the newest first; returns the same list if it is known already. */
export function addNotification(list: readonly Notification[], added: Notification): readonly Notification[] {
  if (list.some(({ id }) => id === added.id)) return list;
  return [added, ...list].sort((a, b) => b.date - a.date);
}

/** The time from which a notification is too old to be shown, in milliseconds. */
export const expiryOf = ({ date }: Notification): number => (date + MAX_AGE_S) * 1000;

/** @param now time in milliseconds */
export const pruneNotifications = (list: readonly Notification[], now: number): readonly Notification[] =>
  list.filter((each) => now < expiryOf(each)).slice(0, MAX_NOTIFICATIONS);

export const markSeen = (list: readonly Notification[], ids: readonly string[]): readonly Notification[] =>
  list.map((each) => (ids.includes(each.id) && !each.seen ? { ...each, seen: true } : each));

/** Reads stored notifications and skips invalid entries. Never throws. */
export function parseNotifications(stored: string | null): readonly Notification[] {
  try {
    const rows = z.array(z.unknown()).parse(JSON.parse(stored ?? '[]'));
    return rows.slice(0, MAX_NOTIFICATIONS).flatMap((row) => StoredNotification.safeParse(row).data ?? []);
  } catch {
    return [];
  }
}

/**
 * Whether toasts may appear: in the membership area, but not where Premium is bought, unless the route's handle decides
 * otherwise.
 */
export const mayShowToastsOn = (pathname: string, ofRoute: boolean | undefined): boolean =>
  ofRoute ?? (pathname.includes('membership-area') && !pathname.includes('premium-plans'));

const toValidId = (id: string | null | undefined): string | null => (id != null && idPattern.test(id) ? id : null);
const toPlausibleTime = (at: number, now: number) => (at <= now && now - at < MAX_AGE_S * 1000 ? at : now);

/** The path to the subject of a notification: the conversation, the member, the own answers, or the list of matches. */
export function notificationPath({
  type,
  profileId,
  conversationId,
}: Pick<Notification, 'type' | 'profileId' | 'conversationId'>): string {
  if (type === 'message')
    return conversationId === null ? sharedPaths.messages : sharedPaths.activeChat(conversationId);
  if (type === 'like' || type === 'comment') return sharedPaths.ownAnswers;
  return type === 'matches' || profileId === null ? pathTo('matches') : pathTo('memberProfile', { id: profileId });
}

/** The conversation that a page shows, or null. */
export const toOpenConversationId = (pathname: string): string | null => matchPage('activeChat', pathname)?.id ?? null;
