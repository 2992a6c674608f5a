/** A list such as `de=136 at=137`: what stands before the first key, and the text behind each key. */
export interface ParsedPairs {
  unkeyed: string;
  pairs: ReadonlyMap<string, string>;
}

/** Values may be lists themselves: `ch=fr,de,en at=de`. */
export function parsePairs(text: string): ParsedPairs {
  const [bare = '', ...rest] = ` ${text}`.split(/[\s,;]+(?=[a-z]+=)/i).map((part) => part.trim());
  return { unkeyed: bare, pairs: new Map(rest.map((part) => parsePair(part.replace(/[\s,;]+$/, '')))) };
}

const parsePair = (part: string): [string, string] => {
  const at = part.indexOf('=');
  return [part.slice(0, at), part.slice(at + 1)];
};

export const formatPairs = (pairs: Iterable<readonly [string, string | number]>): string =>
  Array.from(pairs, ([key, value]) => `${key}=${value}`).join(' ');
