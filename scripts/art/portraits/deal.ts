import { hashText } from '../seed.ts';

/** Takes one of a list for somebody. */
export type Deal = <Value>(topic: string, from: readonly Value[]) => Value;

/**
 * Chance would give two neighbours the same hair. Dealing goes through each list before it repeats, and every round of
 * every topic begins elsewhere, so that people who share one thing share little else.
 */
export const dealFor =
  (rank: number): Deal =>
  (topic, from) => {
    const round = Math.floor(rank / from.length);
    return from[(rank + hashText(`${topic} ${round}`)) % from.length]!;
  };
