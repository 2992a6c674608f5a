import type { Call } from '../../../app/api/contract/defineCall.ts';
import type { CheckResult, Verdict } from './CheckResult.ts';

/** Collector of results for one account. */
export interface Report {
  readonly results: readonly CheckResult[];
  /** `call` is a call of the contract, or null for what all answers have in common. */
  add(call: Call | null, check: string, verdict: Verdict): void;
  skip(call: Call | null, check: string, reason: string): void;
}

export function createResultCollector(account: string | null): Report {
  const results: CheckResult[] = [];
  return {
    results,
    add: (call, check, { passed, expected, seen }) =>
      void results.push({
        ...{ account, call: call?.name ?? '*', check },
        ...{ result: passed ? 'passed' : 'failed', expected, seen },
      }),
    skip: (call, check, reason) =>
      void results.push({ account, call: call?.name ?? '*', check, result: 'skipped', expected: '', seen: reason }),
  };
}
