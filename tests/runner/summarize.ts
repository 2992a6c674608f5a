import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from './runners.ts';

const MAX_MESSAGE_LINES = 12;
/** The message of a test that was skipped, as all are whose setup fails, without a reason. */
const SKIPPED = 'skipped, and gives no reason';

/** The result of a run; `--json` prints it. */
export type Summary = ReturnType<typeof summarize>;

/**
 * Counts what the runners reported. A skipped test counts as failed unless it declares a reason.
 *
 * @param leftOut the parts that are left out, each with its reason
 * @param racedFails whether a raced test fails the run
 */
export function summarize(tests: readonly TestResult[], leftOut: readonly string[], racedFails: boolean) {
  const isDeclared = ({ state, message }: TestResult) => state === 'skipped' && message !== undefined;
  const isRaced = ({ state }: TestResult) => state === 'raced';
  const isFailed = (test: TestResult) => test.state !== 'passed' && (!isRaced(test) || racedFails);
  const counted = tests.filter((test) => !isDeclared(test));
  const failed = counted.filter(isFailed);
  const toRow = (ofKind: readonly TestResult[]) => {
    const starts = ofKind.flatMap(({ start }) => start || []);
    const end = Math.max(...ofKind.map(({ start, seconds }) => start + seconds * 1000));
    return {
      tests: ofKind.length,
      failed: ofKind.filter(isFailed).length,
      raced: ofKind.filter(isRaced).length,
      seconds: starts.length > 0 ? round((end - Math.min(...starts)) / 1000) : 0,
      cpuSeconds: round(ofKind.reduce((sum, { cpuSeconds = 0 }) => sum + cpuSeconds, 0)),
    };
  };
  const byKind = [...Map.groupBy(counted, ({ kind }) => kind), ['in all', counted] as const];
  return {
    ok: failed.length === 0,
    passed: counted.length - failed.length,
    failed: failed.length,
    kinds: Object.fromEntries(byKind.map(([kind, ofKind]) => [kind, toRow(ofKind)])),
    failures: failed.map(cutMessage),
    leftOut: [...leftOut, ...tests.filter(isDeclared).map(({ name, message }) => `${name}: ${message}`)],
  };
}

const round = (seconds: number) => Math.round(seconds * 10) / 10;

const cutMessage = ({ message = SKIPPED, ...test }: TestResult) => ({
  ...test,
  message: stripVTControlCharacters(message).split('\n').slice(0, MAX_MESSAGE_LINES).join('\n'),
});

/** Prints a summary; its last line is `N passed, N failed`. */
export function printSummary(summary: Summary, { log, table }: Pick<Console, 'log' | 'table'>): void {
  const print = (title: string, lines: string[]) => lines.length > 0 && log([title, ...lines].join('\n  '), '\n');
  // Of a run elsewhere these last lines may be all that is to be had.
  const describe = ({ kind, file, name, message }: Summary['failures'][number]) =>
    [[kind, file, name].filter(Boolean).join(' › '), ...message.split('\n')].join('\n      ');
  table(summary.kinds);
  print('Failed:', summary.failures.map(describe));
  print('Left out:', summary.leftOut);
  log(`${summary.passed} passed, ${summary.failed} failed`);
}
