/** One test of any runner. */
export interface TestResult {
  /** A Vitest project, a group of Playwright projects, or a check. */
  kind: string;
  /** Relative to the root; empty for a check. */
  file: string;
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  /** Why it failed; of a skipped one, the reason that it declares. */
  message?: string;
  /** Milliseconds since 1970. */
  start: number;
  seconds: number;
}

/** What one run of a runner came to. */
export interface TestReport {
  tests: TestResult[];
  /** What went wrong outside of tests. */
  errors: string[];
}
