/** Returns all names reachable from some, themselves included, in breadth-first order. */
export function reachableFrom(starts: Iterable<string>, next: (name: string) => readonly string[]): Set<string> {
  const seen = new Set(starts);
  for (const name of seen) for (const one of next(name)) seen.add(one);
  return seen;
}

/**
 * Returns a name and all that are reachable from it, each after those that it leads to, as far as there are no cycles.
 */
export function dependenciesFirst(start: string, next: (name: string) => readonly string[]): Set<string> {
  const seen = new Set<string>();
  const done = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const one of next(name)) visit(one);
    done.add(name);
  };
  visit(start);
  return done;
}
