import { stripVTControlCharacters } from 'node:util';
import type { Omission } from './TestProject.ts';
import type { TestResult } from './TestReport.ts';

const MAX_SLOWEST_TESTS = 5;
const MAX_MESSAGE_LINES = 12;

interface TestFailure {
  kind: string;
  file: string;
  name: string;
  message: string;
}

/** The result of a run; `--json` prints it. */
export interface Summary {
  ok: boolean;
  passed: number;
  failed: number;
  kinds: { kind: string; tests: number; passed: number; failed: number; seconds: number }[];
  slowest: { kind: string; file: string; name: string; seconds: number }[];
  failures: TestFailure[];
  leftOut: Omission[];
}

const roundToTenth = (seconds: number) => Math.round(seconds * 10) / 10;

/**
 * Counts what the runners reported. A skipped test counts as failed unless it declares a reason; after a run that was to
 * stop at its first failure, skipped tests are not counted.
 */
export function summarize(tests: readonly TestResult[], leftOut: readonly Omission[], isStopped: boolean): Summary {
  const considered = isStopped ? tests.filter(({ state }) => state !== 'skipped') : tests;
  const isDeclared = ({ state, message }: TestResult) => state === 'skipped' && message !== undefined;
  const counted = considered.filter((test) => !isDeclared(test));
  const isPassed = ({ state }: TestResult) => state === 'passed';
  const kinds = Array.from(
    Map.groupBy(counted, ({ kind }) => kind),
    ([kind, all]) => {
      const passed = all.filter(isPassed).length;
      return {
        kind,
        tests: all.length,
        passed,
        failed: all.length - passed,
        seconds: roundToTenth(wallClockSeconds(all)),
      };
    },
  );
  const failures = counted
    .filter((test) => !isPassed(test))
    .map(({ kind, file, name, message = 'skipped, and gives no reason' }): TestFailure => {
      return {
        kind,
        file,
        name,
        message: stripVTControlCharacters(message).split('\n').slice(0, MAX_MESSAGE_LINES).join('\n'),
      };
    });
  const passed = counted.length - failures.length;
  return {
    ok: failures.length === 0,
    passed,
    failed: failures.length,
    kinds,
    slowest: considered
      .filter(({ file }) => file !== '')
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, MAX_SLOWEST_TESTS)
      .map(({ kind, file, name, seconds }) => ({ kind, file, name, seconds: roundToTenth(seconds) })),
    failures,
    leftOut: [...leftOut, ...considered.filter(isDeclared).map(({ name, message }) => ({ what: name, why: message! }))],
  };
}

/** From the start of the first to the end of the last, since several run at a time. */
function wallClockSeconds(tests: readonly TestResult[]): number {
  const started = tests.filter(({ start }) => start > 0);
  if (started.length === 0) return 0;
  const end = Math.max(...started.map(({ start, seconds }) => start + seconds * 1000));
  return (end - Math.min(...started.map(({ start }) => start))) / 1000;
}

/** Which test failed, and below it why: of a run elsewhere these last lines may be all that is to be had. */
const formatFailure = ({ kind, file, name, message }: TestFailure): string =>
  [`  ${[kind, file, name].filter(Boolean).join(' › ')}`, ...message.split('\n').map((line) => `      ${line}`)].join(
    '\n',
  );

/** The summary as a person reads it; its last line is `N passed, N failed`. */
export function formatSummary({ kinds, slowest, failures, leftOut, passed, failed }: Summary): string {
  const rows = [
    ['', 'tests', 'passed', 'failed', 'seconds'],
    ...kinds.map((row) => [row.kind, row.tests, row.passed, row.failed, row.seconds.toFixed(1)].map(String)),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const table = rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  );
  const reasons = Map.groupBy(leftOut, ({ why }) => why);
  const parts = [
    table,
    ['Failed:', ...failures.map(formatFailure)],
    ['Slowest:', ...slowest.map(({ seconds, file, name }) => `  ${seconds.toFixed(1)} s  ${file} › ${name}`)],
    ['Left out:', ...Array.from(reasons, ([why, all]) => `  ${all.map(({ what }) => what).join(', ')}: ${why}`)],
  ].filter((lines) => lines.length > 1);
  return [...parts.map((lines) => lines.join('\n')), `${passed} passed, ${failed} failed`].join('\n\n');
}
