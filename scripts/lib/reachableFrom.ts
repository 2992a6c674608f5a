/** All names reachable from some, themselves included, in breadth-first order. */
export function reachableFrom(starts: Iterable<string>, next: (name: string) => readonly string[]): Set<string> {
  const seen = new Set(starts);
  for (const name of seen) for (const one of next(name)) seen.add(one);
  return seen;
}
