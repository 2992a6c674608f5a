import type { Call } from '../../../app/api/contract/defineCall.ts';
import type { Finding, Verdict } from './Finding.ts';

/** Collector of findings for one account. */
export interface Report {
  readonly findings: readonly Finding[];
  /** `call` is a call of the contract, or null for what all answers have in common. */
  add(call: Call | null, check: string, verdict: Verdict): void;
  skip(call: Call | null, check: string, reason: string): void;
}

export function createReport(account: string | null): Report {
  const findings: Finding[] = [];
  return {
    findings,
    add: (call, check, { passed, expected, seen }) =>
      void findings.push({
        ...{ account, call: call?.name ?? '*', check },
        ...{ result: passed ? 'passed' : 'failed', expected, seen },
      }),
    skip: (call, check, reason) =>
      void findings.push({ account, call: call?.name ?? '*', check, result: 'skipped', expected: '', seen: reason }),
  };
}
