import type { Headers, ServingRule, ServingRules } from './servingRules.ts';

/** The facts of a site that its rules name by their numbers. */
export interface SiteFacts {
  host: string;
  /** Hashes of the files whose names have none. */
  hashes: readonly string[];
  policies: readonly string[];
}

/**
 * Sites with the same rules, but for their facts: a rule's `hash` is the number of a hash, and the value of its policy
 * that of a policy.
 */
export interface SiteShape {
  rules: readonly ServingRule[];
  missing: Headers;
  /** In the order of their hosts. */
  sites: readonly SiteFacts[];
}

export const policyHeader = 'Content-Security-Policy';

/** Returns the number of a value in a list, to which it is added if it is not there. */
const numberIn = (list: string[], value: string) =>
  `${list.includes(value) ? list.indexOf(value) : list.push(value) - 1}`;

/** Takes the facts out of a site's rules. */
function toShape({ host, rules, missing }: ServingRules) {
  const [policies, files, hashes]: [string[], string[], string[]] = [[], [], []];
  const withoutPolicy = (headers: Headers): Headers => {
    const { [policyHeader]: policy } = headers;
    // Headers keep their order.
    return policy === undefined ? headers : { ...headers, [policyHeader]: numberIn(policies, policy) };
  };
  const shape = {
    rules: rules.map(({ hash, headers, ...rule }): ServingRule => {
      if (hash === undefined) return { ...rule, headers: withoutPolicy(headers) };
      const file = numberIn(files, rule.serves === 'page' ? `/${rule.page}` : rule.path);
      hashes[Number(file)] = hash;
      return { ...rule, hash: file, headers: withoutPolicy(headers) };
    }),
    missing: withoutPolicy(missing),
  };
  return { shape, facts: { host, hashes, policies } };
}

/** Groups sites by their shapes, whatever order they come in. */
export function groupByShape(all: readonly ServingRules[]): SiteShape[] {
  const sorted = [...all].sort((a, b) => (a.host < b.host ? -1 : 1));
  const groups = Map.groupBy(sorted.map(toShape), ({ shape }) => JSON.stringify(shape));
  return Array.from(groups.values(), (group) => ({ ...group[0]!.shape, sites: group.map(({ facts }) => facts) }));
}
