import { createHash } from 'node:crypto';

/** Parses the directives of a content security policy with their sources. */
export const parsePolicy = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name!, sources] as const;
    }),
  );

/** Returns the policy sources of all texts that the pattern's first group captures. */
export const toCspHashes = (page: string, pattern: RegExp): string[] =>
  Array.from(page.matchAll(pattern), (match) => `'sha256-${createHash('sha256').update(match[1]!).digest('base64')}'`);

/** Whether both lists have the same items, in any order. */
export const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  new Set(a).symmetricDifference(new Set(b)).size === 0;
