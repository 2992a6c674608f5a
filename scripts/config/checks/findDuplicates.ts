/** Pairs every entry with the first of the same key, if that has another owner; with 'refused', of any owner. */
export function findDuplicates<Entry extends { owner: string; key: string }>(
  entries: Iterable<Entry>,
  withinOwner: 'allowed' | 'refused' = 'allowed',
): { first: Entry; again: Entry }[] {
  const firsts = new Map<string, Entry>();
  const repeats: { first: Entry; again: Entry }[] = [];
  for (const entry of entries) {
    const first = firsts.get(entry.key);
    if (!first) firsts.set(entry.key, entry);
    else if (withinOwner === 'refused' || first.owner !== entry.owner) repeats.push({ first, again: entry });
  }
  return repeats;
}
