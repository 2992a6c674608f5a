import { stripVTControlCharacters } from 'node:util';
import { type CpuSample, IN_ALL, shareCpuUse } from './cpuUse.ts';
import type { TestResult } from './runners.ts';

const MAX_SLOWEST_TESTS = 5;
const MAX_MESSAGE_LINES = 12;
/** The message of a test that was skipped, as all are whose setup fails, without a reason. */
const SKIPPED = 'skipped, and gives no reason';

/** Facts of a run beside the results of its tests. */
export interface RunFacts {
  samples: readonly CpuSample[];
  /** The parts that are left out, each with its reason. */
  leftOut: readonly string[];
  /** Whether a raced test fails the run. */
  racedFails: boolean;
  /** The browser and its build, by the kind of tests. */
  browsers: Readonly<Record<string, string>>;
}

/** The result of a run; `--json` prints it. */
export type Summary = ReturnType<typeof summarize>;

/** Counts what the runners reported. A skipped test counts as failed unless it declares a reason. */
export function summarize(tests: readonly TestResult[], { samples, leftOut, racedFails, browsers }: RunFacts) {
  const isDeclared = ({ state, message }: TestResult) => state === 'skipped' && message !== undefined;
  const isRaced = ({ state }: TestResult) => state === 'raced';
  const isFailed = (test: TestResult) => test.state !== 'passed' && (!isRaced(test) || racedFails);
  const counted = tests.filter((test) => !isDeclared(test));
  const failed = counted.filter(isFailed);
  const uses = shareCpuUse(samples, tests);
  const toRow = (kind: string, ofKind: readonly TestResult[]) => {
    const ran = ofKind.filter(({ start }) => start > 0);
    const ends = ran.map(({ start, seconds }) => start + seconds * 1000);
    const { busy, idle } = uses[kind] ?? { busy: 0, idle: 0 };
    return {
      tests: ofKind.length,
      failed: ofKind.filter(isFailed).length,
      raced: ofKind.filter(isRaced).length,
      seconds: ran.length > 0 ? toSeconds(Math.max(...ends) - Math.min(...ran.map(({ start }) => start))) : 0,
      cpuSeconds: toSeconds(busy),
      idlePercent: Math.round((100 * idle) / (busy + idle || 1)),
      ...(browsers[kind] && { browser: browsers[kind] }),
    };
  };
  const byKind = [...Map.groupBy(counted, ({ kind }) => kind), [IN_ALL, counted] as const];
  return {
    ok: failed.length === 0,
    passed: counted.length - failed.length,
    failed: failed.length,
    kinds: Object.fromEntries(byKind.map(([kind, ofKind]) => [kind, toRow(kind, ofKind)])),
    slowest: tests
      .filter(({ file }) => file)
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, MAX_SLOWEST_TESTS),
    failures: failed.map(cutMessage),
    raced: counted.filter(isRaced).map(cutMessage),
    leftOut: [...leftOut, ...tests.filter(isDeclared).map(({ name, message }) => `${name}: ${message}`)],
  };
}

const toSeconds = (ms: number) => Math.round(ms / 100) / 10;

const cutMessage = ({ message = SKIPPED, ...test }: TestResult) => ({
  ...test,
  message: stripVTControlCharacters(message).split('\n').slice(0, MAX_MESSAGE_LINES).join('\n'),
});

/** Prints a summary; its last line is `N passed, N failed`. */
export function printSummary(summary: Summary, { log, table }: Pick<Console, 'log' | 'table'>): void {
  const print = (title: string, lines: readonly string[]) =>
    lines.length > 0 && log([title, ...lines].join('\n  '), '\n');
  // Of a run elsewhere these last lines may be all that is to be had.
  const describe = ({ kind, file, name, message, trace }: Summary['failures'][number]) => {
    const details = [message, ...(trace ? [`npx playwright show-trace ${trace}`] : [])].join('\n');
    return [[kind, file, name].filter(Boolean).join(' › '), ...details.split('\n')].join('\n      ');
  };
  table(summary.kinds);
  print('Failed:', summary.failures.map(describe));
  print('Raced, failed at first and passed when run again:', summary.raced.map(describe));
  print(
    'Slowest:',
    summary.slowest.map(({ seconds, file, name }) => `${seconds.toFixed(1)} s  ${file} › ${name}`),
  );
  print('Left out:', summary.leftOut);
  log(`${summary.passed} passed, ${summary.failed} failed`);
}
