import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { REPORT_VARIABLE, type TestResult, toRunnerFailure } from './TestResult.ts';

const root = path.resolve(import.meta.dirname, '../..');
const states = { expected: 'passed', unexpected: 'failed', flaky: 'raced', skipped: 'skipped' } as const;

/** The kind under which the summary counts a test: the checks of screens are a kind of their own. */
function kindOf(project: string, file: string): string {
  if (project.startsWith('setup')) return 'setup';
  return project === 'journeys' && file.startsWith('tests/visual/') ? 'visual' : project;
}

function toResult(test: TestCase): TestResult {
  const { results, annotations } = test;
  const [, project = '', , ...titles] = test.titlePath();
  const file = path.relative(root, test.location.file).replaceAll(path.sep, '/');
  const state = states[test.outcome()];
  const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
  const errors = results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n');
  const trace = results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')?.path;
  return {
    kind: kindOf(project, file),
    file,
    name: [...titles.filter(Boolean), `[${project}]`].join(' › '),
    state,
    message: (state === 'skipped' ? reason : errors) || undefined,
    trace: trace && path.relative(root, trace),
    start: results.at(-1)?.startTime.getTime() ?? 0,
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  };
}

/** Leaves the results of a run of Playwright. */
export default class ReportWriter implements Reporter {
  private suite: Suite | undefined;
  private readonly failures: TestResult[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onError({ message }: TestError): void {
    this.failures.push(toRunnerFailure('playwright', message));
  }

  onEnd(): void {
    const tests = this.suite?.allTests().map(toResult) ?? [];
    writeFileSync(process.env[REPORT_VARIABLE]!, JSON.stringify([...tests, ...this.failures]));
  }
}
