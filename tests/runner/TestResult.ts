/** The environment variable with the path of the report that a runner is to leave: a list of results. */
export const REPORT_VARIABLE = 'TEST_REPORT_FILE';

/** One test of any runner. */
export interface TestResult {
  /** A Vitest project, a group of Playwright projects, or a check. */
  kind: string;
  /** Relative to the root; empty for what is no test: a check, and an error of a runner itself. */
  file: string;
  name: string;
  /** `raced`: failed at first, and passed when it was run again. */
  state: 'passed' | 'failed' | 'raced' | 'skipped';
  /** Why it failed; for a skipped one, the reason that it declares. */
  message?: string | undefined;
  /** The recording of a raced one, relative to the root. */
  trace?: string | undefined;
  /** Milliseconds since 1970; the first test of a file begins with loading it. */
  start: number;
  seconds: number;
}

/** Something that went wrong with a runner and not in a test. */
export const toRunnerFailure = (kind: string, message = ''): TestResult => {
  return { kind, file: '', name: 'the run itself', state: 'failed', message, start: 0, seconds: 0 };
};
