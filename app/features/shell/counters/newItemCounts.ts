import { type Counters, MAX_COUNTER } from '../../../api/contract/counters.ts';
import type { NotifiedCounter } from '../../../feedback/notifiedCounters.atoms.ts';

/** The number of new items, up to the cap. Members who are online do not count as new. */
export const countNew = ({ matches, visitors, conversations }: Counters): number =>
  Math.min(MAX_COUNTER, matches + visitors + conversations);

/** Picks the most important counter that has risen, unless a notification has announced it; null announces nothing. */
export function pickRisenCounter(
  before: Counters | undefined,
  now: Counters,
  wasNotified: (counter: NotifiedCounter) => boolean = () => false,
): NotifiedCounter | null {
  if (!before) return null;
  const byImportance: readonly NotifiedCounter[] = ['conversations', 'matches', 'visitors'];
  return byImportance.find((name) => now[name] > before[name] && !wasNotified(name)) ?? null;
}
