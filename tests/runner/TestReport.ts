/** One test of any runner. */
export interface TestResult {
  /** A Vitest project, a group of Playwright projects, or a check. */
  kind: string;
  /** Relative to the root; empty for a check. */
  file: string;
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  /** Why it failed; for a skipped one, the reason that it declares. */
  message?: string;
  /** Milliseconds since 1970. */
  start: number;
  seconds: number;
}

/** The result of one run of a runner. */
export interface TestReport {
  tests: TestResult[];
  /** Errors outside of tests. */
  errors: string[];
}
