import * as z from 'zod/mini';

const originLists = ['matches', 'visitors', 'online', 'home'] as const;

const ListOrigin = z.object({
  list: z.enum(originLists),
  /** The query of the list's address: its filters and order. */
  search: z.string(),
  /** The list's page in the tab's history, as `toHistoryEntry` gives it. */
  entry: z.string(),
  /** Position of that page in the history, for going back to it; null if unknown. */
  position: z.nullable(z.int()),
  /** Profile ids in the shown order, for a list that is made for the page; for others the list has them. */
  people: z.optional(z.array(z.string())),
});
const ListOriginState = z.object({ from: ListOrigin });

/** The list from which a profile was opened. */
export type ListOrigin = z.output<typeof ListOrigin>;
export type OriginList = ListOrigin['list'];

/** The state of a link to a profile, from which `parseListOrigin` reads the list again. */
export const toListOriginState = (from: ListOrigin): z.output<typeof ListOriginState> => ({ from });

/** Parses the list from which a profile was opened; null if there is none in the state. */
export function parseListOrigin(state: unknown): ListOrigin | null {
  const parsed = ListOriginState.safeParse(state);
  return parsed.success ? parsed.data.from : null;
}

/** Finds the people before and after one in a list; null at its ends, and both if the person is not in it. */
export function findNeighbours<T extends { profileId: string }>(
  people: readonly T[],
  profileId: string,
): { previous: T | null; next: T | null; listed: boolean } {
  const index = people.findIndex((person) => person.profileId === profileId);
  if (index === -1) return { previous: null, next: null, listed: false };
  return { previous: people[index - 1] ?? null, next: people[index + 1] ?? null, listed: true };
}
