/** Pairs every later claim of a key with the first one, where another brand made it. */
export function findDuplicates<Claim extends { owner: string; key: string }>(
  claims: Iterable<Claim>,
  withinOwner: 'allowed' | 'refused' = 'allowed',
): { first: Claim; again: Claim }[] {
  const firsts = new Map<string, Claim>();
  const repeats: { first: Claim; again: Claim }[] = [];
  for (const claim of claims) {
    const first = firsts.get(claim.key);
    if (!first) firsts.set(claim.key, claim);
    else if (withinOwner === 'refused' || first.owner !== claim.owner) repeats.push({ first, again: claim });
  }
  return repeats;
}
