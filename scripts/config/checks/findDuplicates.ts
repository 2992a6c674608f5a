import { compareStandings, type Standing } from '../seniority.ts';

interface Options<Entry> {
  /** Since when an entry has been there; without it, those that are listed first are the oldest. */
  standingOf?: ((entry: Entry) => Standing) | undefined;
  /** Whether one owner may have a key twice. */
  withinOwner?: 'allowed' | 'refused';
}

/** Pairs every entry with the oldest of the same key, if that has another owner; with 'refused', of any owner. */
export function findDuplicates<Entry extends { owner: string; key: string }>(
  entries: Iterable<Entry>,
  { standingOf, withinOwner = 'allowed' }: Options<Entry> = {},
): { first: Entry; again: Entry }[] {
  return Array.from(Map.groupBy(entries, ({ key }) => key).values()).flatMap((group) => {
    if (group.length === 1) return [];
    const [first, ...others] = standingOf ? sortByStanding(group, standingOf) : group;
    return others
      .filter(({ owner }) => withinOwner === 'refused' || owner !== first!.owner)
      .map((again) => ({ first: first!, again }));
  });
}

const sortByStanding = <Entry>(entries: readonly Entry[], standingOf: (entry: Entry) => Standing): Entry[] =>
  entries
    .map((entry) => ({ entry, standing: standingOf(entry) }))
    .sort((a, b) => compareStandings(a.standing, b.standing))
    .map(({ entry }) => entry);
