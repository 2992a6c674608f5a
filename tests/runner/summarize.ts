import { stripVTControlCharacters } from 'node:util';
import { BETWEEN_TESTS, type CpuSample, type CpuUse, type KindSpan, shareCpuUse, totalCpuUse } from './cpuUse.ts';
import type { Omission } from './TestProject.ts';
import type { TestResult } from './TestReport.ts';

const MAX_SLOWEST_TESTS = 5;
const MAX_MESSAGE_LINES = 12;
/** The message of a test that was skipped, as all are whose setup fails, without a reason. */
export const SKIPPED = 'skipped, and gives no reason';

interface TestFailure {
  kind: string;
  file: string;
  name: string;
  message: string;
  /** The recording of a raced test. */
  trace?: string;
}

/** The result of a run; `--json` prints it. */
export interface Summary {
  ok: boolean;
  passed: number;
  failed: number;
  /** Processor time of the whole machine. */
  cpu: CpuUse;
  kinds: ({
    kind: string;
    tests: number;
    passed: number;
    failed: number;
    raced: number;
    seconds: number;
    browser?: string;
  } & CpuUse)[];
  slowest: { kind: string; file: string; name: string; seconds: number }[];
  failures: TestFailure[];
  /** The tests that failed at first and passed when they were run again. */
  raced: TestFailure[];
  leftOut: Omission[];
}

const roundToTenth = (seconds: number) => Math.round(seconds * 10) / 10;

/** The facts of a run that its summary is made of. */
export interface RunRecord {
  tests: readonly TestResult[];
  /** When files were loaded, beside the time of their tests. */
  loads?: readonly KindSpan[];
  samples?: readonly CpuSample[];
  leftOut?: readonly Omission[];
  /** Whether the run ended at its first failure, as it was to. */
  isStopped?: boolean;
  /** Whether a raced test fails the run. */
  racedFails?: boolean;
  /** The browser and its build, by the kind of tests. */
  browsers?: Readonly<Record<string, string>>;
}

/**
 * Counts what the runners reported. A skipped test counts as failed unless it declares a reason; after a run that was to
 * stop at its first failure, skipped tests are not counted.
 */
export function summarize(record: RunRecord): Summary {
  const { tests, loads = [], samples = [], leftOut = [], isStopped = false, racedFails = true, browsers = {} } = record;
  const considered = isStopped ? tests.filter(({ state }) => state !== 'skipped') : tests;
  const isDeclared = ({ state, message }: TestResult) => state === 'skipped' && message !== undefined;
  const counted = considered.filter((test) => !isDeclared(test));
  const isRaced = ({ state }: TestResult) => state === 'raced';
  const isPassed = (test: TestResult) => test.state === 'passed' || (isRaced(test) && !racedFails);
  const spans = tests.filter(({ start }) => start > 0).map(toSpan);
  const cpuByKind = shareCpuUse(samples, [...spans, ...loads]);
  const kinds = Array.from(
    Map.groupBy(counted, ({ kind }) => kind),
    ([kind, all]) => {
      const passed = all.filter(isPassed).length;
      return {
        kind,
        tests: all.length,
        passed,
        failed: all.length - passed,
        raced: all.filter(isRaced).length,
        seconds: roundToTenth(wallClockSeconds(all)),
        ...roundCpuUse(cpuByKind.get(kind) ?? noCpuUse),
        ...(browsers[kind] ? { browser: browsers[kind] } : {}),
      };
    },
  );
  const between = cpuByKind.get(BETWEEN_TESTS);
  if (between) kinds.push({ kind: BETWEEN_TESTS, ...noTests, ...roundCpuUse(between) });
  const failures = counted.filter((test) => !isPassed(test)).map(toFailure);
  const passed = counted.length - failures.length;
  return {
    ok: failures.length === 0,
    passed,
    failed: failures.length,
    cpu: roundCpuUse(totalCpuUse(samples)),
    kinds,
    slowest: considered
      .filter(({ file }) => file !== '')
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, MAX_SLOWEST_TESTS)
      .map(({ kind, file, name, seconds }) => ({ kind, file, name, seconds: roundToTenth(seconds) })),
    failures,
    raced: counted.filter(isRaced).map(toFailure),
    leftOut: [...leftOut, ...considered.filter(isDeclared).map(({ name, message }) => ({ what: name, why: message! }))],
  };
}

const noCpuUse: CpuUse = { cpuSeconds: 0, idleShare: 0 };
const noTests = { tests: 0, passed: 0, failed: 0, raced: 0, seconds: 0 };

const roundCpuUse = ({ cpuSeconds, idleShare }: CpuUse): CpuUse => ({
  cpuSeconds: roundToTenth(cpuSeconds),
  idleShare: Math.round(idleShare * 100) / 100,
});

const toSpan = ({ kind, start, seconds }: TestResult): KindSpan => ({ kind, start, end: start + seconds * 1000 });

const toFailure = ({ kind, file, name, message = SKIPPED, trace }: TestResult): TestFailure => ({
  kind,
  file,
  name,
  message: stripVTControlCharacters(message).split('\n').slice(0, MAX_MESSAGE_LINES).join('\n'),
  ...(trace ? { trace } : {}),
});

/** From the start of the first to the end of the last, since several run at a time. */
function wallClockSeconds(tests: readonly TestResult[]): number {
  const started = tests.filter(({ start }) => start > 0);
  if (started.length === 0) return 0;
  const end = Math.max(...started.map(({ start, seconds }) => start + seconds * 1000));
  return (end - Math.min(...started.map(({ start }) => start))) / 1000;
}

/** Which test failed, and below it why: of a run elsewhere these last lines may be all that is to be had. */
const formatFailure = ({ kind, file, name, message, trace }: TestFailure): string =>
  [
    `  ${[kind, file, name].filter(Boolean).join(' › ')}`,
    ...message.split('\n').map((line) => `      ${line}`),
    ...(trace ? [`      npx playwright show-trace ${trace}`] : []),
  ].join('\n');

const formatCpuUse = ({ cpuSeconds, idleShare }: CpuUse): [string, string] => [
  cpuSeconds.toFixed(1),
  `${Math.round(idleShare * 100)} %`,
];

/** The summary as a person reads it; its last line is `N passed, N failed`. */
export function formatSummary({ kinds, cpu, slowest, failures, raced, leftOut, passed, failed }: Summary): string {
  const rows = [
    ['', 'tests', 'passed', 'failed', 'raced', 'seconds', 'CPU s', 'idle', ''],
    ...kinds.map(({ kind, tests, passed, failed, raced, seconds, browser = '', ...use }) =>
      [kind, tests, passed, failed, raced, seconds.toFixed(1), ...formatCpuUse(use), browser].map(String),
    ),
    ['in all', '', '', '', '', '', ...formatCpuUse(cpu), ''],
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const table = rows.map((row) =>
    row
      .map((cell, i) => (i === 0 || i === row.length - 1 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd(),
  );
  const reasons = Map.groupBy(leftOut, ({ why }) => why);
  const parts = [
    kinds.length > 0 ? table : [],
    ['Failed:', ...failures.map(formatFailure)],
    ['Raced, failed at first and passed when run again:', ...raced.map(formatFailure)],
    ['Slowest:', ...slowest.map(({ seconds, file, name }) => `  ${seconds.toFixed(1)} s  ${file} › ${name}`)],
    ['Left out:', ...Array.from(reasons, ([why, all]) => `  ${all.map(({ what }) => what).join(', ')}: ${why}`)],
  ].filter((lines) => lines.length > 1);
  return [...parts.map((lines) => lines.join('\n')), `${passed} passed, ${failed} failed`].join('\n\n');
}
