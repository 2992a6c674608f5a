import type { ServingRule, ServingRules } from './servingRules.ts';

/** Finds the rule for an address; `path` is decoded and without `..`. */
export function findRule({ rules }: ServingRules, path: string): ServingRule {
  const matches = (rule: ServingRule) =>
    rule.path.endsWith('/*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
  const found = rules.find(matches);
  if (!found) throw new Error(`no rule fits ${path}`);
  return found;
}
