import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import type { KindSpan } from './cpuUse.ts';
import type { TestReport, TestResult } from './TestReport.ts';

/** The environment variable with the path of the report, set by the run that starts Vitest. */
export const REPORT_VARIABLE = 'VITEST_REPORT_FILE';

const root = path.resolve(import.meta.dirname, '../..');
const toText = ({ message, stack }: { message: string; stack?: string | undefined }) => stack ?? message;
const fileOf = ({ moduleId }: TestModule) => path.relative(root, moduleId).replaceAll(path.sep, '/');
/** A test without a project is a unit test. */
const kindOf = ({ project }: { project: { name: string } }) => project.name || 'units';

function toResult(test: TestCase): TestResult {
  const result = test.result();
  const { startTime = 0, duration = 0 } = test.diagnostic() ?? {};
  const message = result.state === 'skipped' ? result.note : result.errors?.map(toText).join('\n');
  return {
    kind: kindOf(test),
    file: fileOf(test.module),
    name: test.fullName,
    // Stopping at the first failure leaves tests pending; in a full run they count as failed, because they give no reason.
    state: result.state === 'pending' ? 'skipped' : result.state,
    ...(message ? { message } : {}),
    start: startTime,
    seconds: duration / 1000,
  };
}

/** A file or group that failed outside of its tests, such as at an import or in a hook. */
const toFailure = (module: TestModule, name: string, errors: readonly { message: string; stack?: string }[]) => ({
  kind: kindOf(module),
  file: fileOf(module),
  name,
  state: 'failed' as const,
  message: errors.map(toText).join('\n'),
  start: 0,
  seconds: 0,
});

const readModule = (module: TestModule): TestResult[] => [
  ...(module.errors().length > 0 ? [toFailure(module, 'the file', module.errors())] : []),
  ...Array.from(module.children.allSuites()).flatMap((suite) =>
    suite.errors().length > 0 ? [toFailure(module, suite.fullName, suite.errors())] : [],
  ),
  ...Array.from(module.children.allTests(), toResult),
];

/** The time before a file's first test, in which it was prepared and loaded. */
function readLoad(module: TestModule): KindSpan[] {
  const [first] = module.children.allTests();
  const end = first?.diagnostic()?.startTime;
  if (end === undefined) return [];
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration } = module.diagnostic();
  const start = end - environmentSetupDuration - prepareDuration - collectDuration - setupDuration;
  return [{ kind: kindOf(module), start, end }];
}

/** Writes what Vitest's JSON report lacks: projects, reasons of skipped tests, failures outside of tests. */
export default class ReportWriter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report: TestReport = {
      tests: modules.flatMap(readModule),
      loads: modules.flatMap(readLoad),
      errors: unhandled.map(toText),
    };
    writeFileSync(process.env[REPORT_VARIABLE]!, JSON.stringify(report));
  }
}
