import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { REPORT_VARIABLE, type TestResult, toRunnerFailure } from './TestResult.ts';

const root = path.resolve(import.meta.dirname, '../..');
const toText = (errors: readonly { message: string; stack?: string | undefined }[] = []) =>
  errors.map(({ message, stack }) => stack ?? message).join('\n');

/** The results of a file; what failed outside of its tests, such as an import or a hook, is a failure more. */
function readModule(module: TestModule): TestResult[] {
  const kind = module.project.name;
  const file = path.relative(root, module.moduleId).replaceAll(path.sep, '/');
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration } = module.diagnostic();
  const loading = environmentSetupDuration + prepareDuration + collectDuration + setupDuration;
  const toResult = (test: TestCase, index: number): TestResult => {
    const result = test.result();
    const { startTime = 0, duration = 0 } = test.diagnostic() ?? {};
    const before = index === 0 && startTime > 0 ? loading : 0;
    return {
      kind,
      file,
      name: test.fullName,
      // Stopping at the first failure leaves tests pending; in a full run they count as failed, because they give no reason.
      state: result.state === 'pending' ? 'skipped' : result.state,
      message: (result.state === 'skipped' ? result.note : toText(result.errors)) || undefined,
      start: startTime - before,
      seconds: (duration + before) / 1000,
    };
  };
  const failures = [module, ...module.children.allSuites()]
    .filter((part) => part.errors().length > 0)
    .map((part) => ({
      ...toRunnerFailure(kind, toText(part.errors())),
      file,
      name: part.type === 'suite' ? part.fullName : 'the file',
    }));
  return [...failures, ...Array.from(module.children.allTests(), toResult)];
}

/** Leaves what Vitest's JSON report lacks: projects, reasons of skipped tests, failures outside of tests. */
export default class ReportWriter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const failures = errors.map((error) => toRunnerFailure('vitest', toText([error])));
    writeFileSync(process.env[REPORT_VARIABLE]!, JSON.stringify([...modules.flatMap(readModule), ...failures]));
  }
}
