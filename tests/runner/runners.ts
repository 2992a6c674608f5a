import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { type InlineConfig, startVitest, type TestModule } from 'vitest/node';

/** One test of any runner. */
export interface TestResult {
  /** A project of Vitest, or a group of those of Playwright. */
  kind: string;
  /** Relative to the root; empty for an error of a runner itself. */
  file: string;
  name: string;
  /** `raced`: failed at first, and passed when it was run again. */
  state: 'passed' | 'failed' | 'raced' | 'skipped';
  /** Why it failed; for a skipped one, the reason that it declares. */
  message?: string | undefined;
  /** Milliseconds since 1970. */
  start: number;
  seconds: number;
  cpuSeconds?: number;
}

/** Reports something that went wrong, and not in a test. */
export const toFailure = (kind: string, message = '', file = '', name = 'the run itself'): TestResult => {
  return { kind, file, name, state: 'failed', message, start: 0, seconds: 0 };
};

/** Adds a failure where a runner ends badly without a failed test, or runs none. */
function addUnexplained(runner: string, tests: readonly TestResult[], code: unknown): TestResult[] {
  const isExplained = tests.some(({ state }) => state === 'failed') || (!code && tests.length > 0);
  return isExplained ? [...tests] : [...tests, toFailure(runner, `${tests.length} tests, ended with code ${code}`)];
}

type Errors = readonly { message: string; stack?: string | undefined }[];
const toText = (errors: Errors = []) => errors.map(({ message, stack }) => stack ?? message).join('\n');

/** Runs Vitest in this process; its JSON report lacks projects, reasons of skipped tests, failures outside of tests. */
export async function runVitest(filters: string[], options: InlineConfig, stdout: NodeJS.WriteStream) {
  const { state } = await startVitest('test', filters, { ...options, run: true }, {}, { stdout });
  const failures = (state.getUnhandledErrors() as Errors).map((error) => toFailure('vitest', toText([error])));
  return addUnexplained('vitest', [...state.getTestModules().flatMap(readModule), ...failures], process.exitCode);
}

/** Reads the results of a file; what failed outside of its tests, such as an import or a hook, is one failure more. */
function readModule(module: TestModule): TestResult[] {
  const { relativeModuleId: file, project, children } = module;
  const errors = [module, ...children.allSuites()].flatMap((part) => part.errors());
  const results = Array.from(children.allTests(), (test): TestResult => {
    const result = test.result();
    const { startTime: start = 0, duration = 0 } = test.diagnostic() ?? {};
    const message = (result.state === 'skipped' ? result.note : toText(result.errors)) || undefined;
    const state = result.state === 'pending' ? 'skipped' : result.state;
    return { kind: project.name, file, name: test.fullName, state, message, start, seconds: duration / 1000 };
  });
  return errors.length > 0 ? [toFailure(project.name, toText(errors), file, 'the file'), ...results] : results;
}

const reportFile = path.resolve('test-results/report.json');

/** Runs Playwright. */
export async function runPlaywright(args: readonly string[], env: NodeJS.ProcessEnv, stdout: NodeJS.WriteStream) {
  rmSync(reportFile, { force: true });
  const child = spawn('node_modules/.bin/playwright', ['test', '--reporter=list,json', ...args], {
    stdio: ['inherit', stdout, 'inherit'],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  });
  const [code] = await once(child, 'close');
  try {
    const { suites, errors }: JSONReport = JSON.parse(readFileSync(reportFile, 'utf8'));
    const failures = errors.map(({ message }) => toFailure('playwright', message));
    return addUnexplained('playwright', [...suites.flatMap((suite) => readSuite(suite)), ...failures], code);
  } catch (error) {
    return [toFailure('playwright', `left no report: ${error}`)];
  }
}

const states = { expected: 'passed', unexpected: 'failed', flaky: 'raced', skipped: 'skipped' } as const;

/** Reads the results of a file or a group. */
function readSuite({ specs, suites = [] }: JSONReportSuite, groups: readonly string[] = []): TestResult[] {
  const read = ({ title, tests, file }: (typeof specs)[number]) =>
    tests.map(({ projectName, annotations, results, status }): TestResult => {
      const isVisual = projectName === 'journeys' && file.startsWith('visual/');
      const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
      const errors = results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n');
      return {
        kind: isVisual ? 'visual' : projectName.replace(/^setup .*/, 'setup'),
        file: `tests/${file}`,
        name: [...groups, title, `[${projectName}]`].filter(Boolean).join(' › '),
        state: states[status],
        message: (status === 'skipped' ? reason : errors) || undefined,
        start: Date.parse(results.at(-1)?.startTime ?? '') || 0,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      };
    });
  return [...specs.flatMap(read), ...suites.flatMap((suite) => readSuite(suite, [...groups, suite.title]))];
}
