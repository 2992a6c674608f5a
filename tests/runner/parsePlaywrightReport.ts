import path from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { TestReport, TestResult } from './TestReport.ts';

const root = path.resolve(import.meta.dirname, '../..');

const stateOf: Readonly<Record<JSONReportTest['status'], TestResult['state']>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'raced',
  skipped: 'skipped',
};

/** The kind under which the summary counts a test: the checks of screens are a kind of their own. */
function kindOf(project: string, file: string): string {
  if (project.startsWith('setup')) return 'setup';
  return project === 'journeys' && file.startsWith('visual/') ? 'visual' : project;
}

function toResult(spec: JSONReportSpec, titles: readonly string[], folder: string, test: JSONReportTest): TestResult {
  const last = test.results.at(-1);
  const errors = test.results.flatMap((result) => result.errors.map(({ message }) => message ?? ''));
  const reason = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
  const message = test.status === 'skipped' ? (reason ?? '') : errors.join('\n');
  const trace = test.results.flatMap(({ attachments }) => attachments ?? []).find(({ name }) => name === 'trace')?.path;
  return {
    kind: kindOf(test.projectName, spec.file),
    file: folder + spec.file,
    name: [...titles, spec.title, `[${test.projectName}]`].filter(Boolean).join(' › '),
    state: stateOf[test.status],
    ...(message ? { message } : {}),
    ...(trace ? { trace: path.relative(root, trace) } : {}),
    start: last ? Date.parse(String(last.startTime)) : 0,
    seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  };
}

const parseSuite = (suite: JSONReportSuite, titles: readonly string[], folder: string): TestResult[] => [
  ...suite.specs.flatMap((spec) => spec.tests.map((test) => toResult(spec, titles, folder, test))),
  ...(suite.suites ?? []).flatMap((inner) => parseSuite(inner, [...titles, inner.title], folder)),
];

/** Reads the report of Playwright's JSON reporter; `folder` is the folder of its relative paths, with a slash at the end. */
export const parsePlaywrightReport = ({ suites, errors }: JSONReport, folder: string): TestReport => ({
  tests: suites.flatMap((suite) => parseSuite(suite, [], folder)),
  errors: errors.map(({ message }) => message ?? ''),
});
