/** All names reachable from one, itself first, in the order they are met. */
export function reachableFrom(start: string, next: (name: string) => readonly string[]): Set<string> {
  const seen = new Set([start]);
  for (const name of seen) for (const one of next(name)) seen.add(one);
  return seen;
}
