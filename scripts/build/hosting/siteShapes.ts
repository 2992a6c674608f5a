import { endpointsHeader, timingHeader } from './reportHeaders.ts';
import type { Headers, ServingRule, ServingRules } from './servingRules.ts';

/** The facts of a site that its rules name by their numbers. */
export interface SiteFacts {
  host: string;
  /** Hashes of the files whose names have none. */
  hashes: readonly string[];
  /** Values of the headers that sites do not share. */
  values: readonly string[];
}

/**
 * Sites with the same rules, but for their facts: a rule's `hash` is the number of a hash, and the value of a header that
 * sites do not share that of a value.
 */
export interface SiteShape {
  rules: readonly ServingRule[];
  missing: Headers;
  /** In the order of their hosts. */
  sites: readonly SiteFacts[];
}

export const policyHeader = 'Content-Security-Policy';
/** Headers whose values sites do not share. */
export const ownHeaders: readonly string[] = [policyHeader, endpointsHeader, timingHeader];

/** Returns the number of a value in a list, to which it is added if it is not there. */
const numberIn = (list: string[], value: string) =>
  `${list.includes(value) ? list.indexOf(value) : list.push(value) - 1}`;

/** Takes the facts out of a site's rules. */
function toShape({ host, rules, missing }: ServingRules) {
  const [values, files, hashes]: [string[], string[], string[]] = [[], [], []];
  const withoutOwn = (headers: Headers): Headers =>
    Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        ownHeaders.includes(name) ? numberIn(values, value) : value,
      ]),
    );
  const shape = {
    rules: rules.map(({ hash, headers, ...rule }): ServingRule => {
      if (hash === undefined) return { ...rule, headers: withoutOwn(headers) };
      const file = numberIn(files, rule.serves === 'page' ? `/${rule.page}` : rule.path);
      hashes[Number(file)] = hash;
      return { ...rule, hash: file, headers: withoutOwn(headers) };
    }),
    missing: withoutOwn(missing),
  };
  return { shape, facts: { host, hashes, values } };
}

/** Groups sites by their shapes, whatever order they come in. */
export function groupByShape(all: readonly ServingRules[]): SiteShape[] {
  const sorted = [...all].sort((a, b) => (a.host < b.host ? -1 : 1));
  const groups = Map.groupBy(sorted.map(toShape), ({ shape }) => JSON.stringify(shape));
  return Array.from(groups.values(), (group) => ({ ...group[0]!.shape, sites: group.map(({ facts }) => facts) }));
}
