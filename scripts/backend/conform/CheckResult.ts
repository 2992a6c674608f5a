/** The result of one check of one call. */
export interface CheckResult {
  /** The address of the account that asked; null where no account matters. */
  account: string | null;
  /** The name of the call in the contract; `*` for what all answers have in common. */
  call: string;
  check: string;
  result: 'passed' | 'failed' | 'skipped';
  /** What the contract demands. */
  expected: string;
  /**
   * The server's reaction, or why the check was left out; without tokens, passwords and anything that a member wrote.
   */
  seen: string;
}

/** Result of a check: what was expected, what was seen, and whether that is right. */
export interface Verdict {
  passed: boolean;
  expected: string;
  seen: string;
}
