import type { KindSpan } from './cpuUse.ts';

/** One test of any runner. */
export interface TestResult {
  /** A Vitest project, a group of Playwright projects, or a check. */
  kind: string;
  /** Relative to the root; empty for a check. */
  file: string;
  name: string;
  /** `raced`: failed at first, and passed when it was run again. */
  state: 'passed' | 'failed' | 'raced' | 'skipped';
  /** Why it failed; for a skipped one, the reason that it declares. */
  message?: string;
  /** The recording of a raced one, relative to the root. */
  trace?: string;
  /** Milliseconds since 1970. */
  start: number;
  seconds: number;
}

/** The result of one run of a runner. */
export interface TestReport {
  tests: TestResult[];
  /** When files were loaded, beside the time of their tests. */
  loads?: KindSpan[];
  /** Errors outside of tests. */
  errors: string[];
}
