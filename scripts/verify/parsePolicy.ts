import { createHash } from 'node:crypto';

/** Directives of a content security policy with what they allow. */
export const parsePolicy = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name!, sources] as const;
    }),
  );

/** How a policy must name what stands between the tags that the pattern finds. */
export const toCspHashes = (page: string, pattern: RegExp): string[] =>
  Array.from(page.matchAll(pattern), (match) => `'sha256-${createHash('sha256').update(match[1]!).digest('base64')}'`);

/** Whether both lists hold the same, in whatever order. */
export const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  new Set(a).symmetricDifference(new Set(b)).size === 0;
