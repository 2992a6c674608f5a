import { comparePrecedence, type Precedence } from '../schema/seniority.ts';

interface Options<Entry> {
  /** Tells how old an entry is; without it, those that are listed first are the oldest. */
  precedenceOf?: ((entry: Entry) => Precedence) | undefined;
  /** Whether one owner may have a key twice. */
  withinOwner?: 'allowed' | 'refused';
}

/** Pairs every entry with the oldest of the same key, if that has another owner, or with 'refused' any owner. */
export function findDuplicates<Entry extends { owner: string; key: string }>(
  entries: Iterable<Entry>,
  { precedenceOf, withinOwner = 'allowed' }: Options<Entry> = {},
): { first: Entry; again: Entry }[] {
  return Array.from(Map.groupBy(entries, ({ key }) => key).values()).flatMap((group) => {
    if (group.length === 1 || (withinOwner === 'allowed' && group.every(({ owner }) => owner === group[0]!.owner)))
      return [];
    const [first, ...others] = precedenceOf ? sortByPrecedence(group, precedenceOf) : group;
    return others
      .filter(({ owner }) => withinOwner === 'refused' || owner !== first!.owner)
      .map((again) => ({ first: first!, again }));
  });
}

const sortByPrecedence = <Entry>(entries: readonly Entry[], precedenceOf: (entry: Entry) => Precedence): Entry[] =>
  entries
    .map((entry) => ({ entry, precedence: precedenceOf(entry) }))
    .sort((a, b) => comparePrecedence(a.precedence, b.precedence))
    .map(({ entry }) => entry);
