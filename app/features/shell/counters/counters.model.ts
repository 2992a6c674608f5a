import { type Counters, MAX_COUNTER } from '../../../api/contract/counters.ts';
import type { NotifiedCounter } from '../../../feedback/recentlyNotified.atoms.ts';

export type { Counters };

/** 99 stands for "that many or more" and is shown as ++. */
export const formatCount = (count: number): string => (count >= MAX_COUNTER ? '++' : String(count));

/** The same for ears and for titles, where two plus signs say nothing. */
export const formatSpokenCount = (count: number): string => (count >= MAX_COUNTER ? `${MAX_COUNTER}+` : String(count));

/** What the page's title counts: who is online is not news. */
export const countNew = ({ matches, visitors, conversations }: Counters): number =>
  Math.min(MAX_COUNTER, matches + visitors + conversations);

/**
 * What has grown since the last look and was not told of otherwise, the most important first; only that is read out, not
 * every poll.
 */
export function pickRisenCounter(
  before: Counters | undefined,
  now: Counters,
  wasTold: (news: NotifiedCounter) => boolean = () => false,
): NotifiedCounter | null {
  if (!before) return null;
  const news: readonly NotifiedCounter[] = ['conversations', 'matches', 'visitors'];
  return news.find((name) => now[name] > before[name] && !wasTold(name)) ?? null;
}

/** How the places are reached: 1 by a bar of links, with the menu for the rest, 2 by the menu that slides in alone. */
export type MenuVariant = 1 | 2;

/** What logo, bar, bell and menu button need in one line, with the longest name and the longest words of all (rem). */
const NAV_BAR_MIN_WIDTH_REM = 60;

/**
 * The link bar on desktop, the slide-in menu on phones. With text so large that the bar would wrap, a desktop gets the
 * menu too (reading 44).
 *
 * @param room width of the header in rem
 */
export const pickMenuVariant = (desktop: boolean, room: number): MenuVariant =>
  desktop && room >= NAV_BAR_MIN_WIDTH_REM ? 1 : 2;

const POLL_INTERVAL_MS = 30_000;
const MAX_POLL_INTERVAL_MS = 300_000;

/**
 * Milliseconds until the counters are asked for again: 30 s, and after failures twice as long each time, up to 5 min, or
 * as long as the server asks for. Some jitter keeps many members from asking at the same moment.
 *
 * @param random 0 to 1
 */
export function nextPollDelay(failures: number, retryAfter: number | undefined, random: number): number {
  const calm = Math.min(MAX_POLL_INTERVAL_MS, POLL_INTERVAL_MS * 2 ** Math.min(failures, 10));
  const wanted = Math.max(calm, (retryAfter ?? 0) * 1000);
  return Math.round(wanted * (0.9 + random * 0.2));
}
