/**
 * Parts of a list such as `de=136 at=137`: the text before the first key, the last value of each, and repeated keys.
 */
export interface ParsedPairs {
  unkeyed: string;
  pairs: ReadonlyMap<string, string>;
  repeated: readonly string[];
}

/** Parses pairs, whose values may be lists: `ch=fr,de,en at=de`. */
export function parsePairs(text: string): ParsedPairs {
  const [unkeyed = '', ...rest] = ` ${text}`.split(/[\s,;]+(?=[a-z]+=)/i).map((pair) => pair.trim());
  const all = rest.map((pair) => parsePair(pair.replace(/[\s,;]+$/, '')));
  const repeated = [...Map.groupBy(all, ([key]) => key)].flatMap(([key, same]) => (same.length > 1 ? [key] : []));
  return { unkeyed, pairs: new Map(all), repeated };
}

const parsePair = (pair: string): [string, string] => {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
};

export const formatPairs = (pairs: Iterable<readonly [string, string | number]>): string =>
  Array.from(pairs, ([key, value]) => `${key}=${value}`).join(' ');
