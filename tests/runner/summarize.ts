import { stripVTControlCharacters } from 'node:util';
import { BETWEEN_TESTS, type CpuSample, shareCpuUse } from './cpuUse.ts';
import type { Omission } from './selectTests.ts';
import type { TestResult } from './TestResult.ts';

const MAX_SLOWEST_TESTS = 5;
const MAX_MESSAGE_LINES = 12;
/** The message of a test that was skipped, as all are whose setup fails, without a reason. */
export const SKIPPED = 'skipped, and gives no reason';

/** What a summary tells beside the results of the tests. */
export interface RunFacts {
  samples?: readonly CpuSample[];
  leftOut?: readonly Omission[];
  /** Whether the run ended at its first failure, as it was to. */
  isStopped?: boolean;
  /** Whether a raced test fails the run. */
  racedFails?: boolean;
  /** The browser and its build, by the kind of tests. */
  browsers?: Readonly<Record<string, string>>;
}

/** The result of a run; `--json` prints it. */
export type Summary = ReturnType<typeof summarize>;

/**
 * Counts what the runners reported. A skipped test counts as failed unless it declares a reason; after a run that was to
 * stop at its first failure, skipped tests are not counted.
 */
export function summarize(
  tests: readonly TestResult[],
  { samples = [], leftOut = [], isStopped = false, racedFails = true, browsers = {} }: RunFacts = {},
) {
  const considered = isStopped ? tests.filter(({ state }) => state !== 'skipped') : tests;
  const isDeclared = ({ state, message }: TestResult) => state === 'skipped' && message !== undefined;
  const counted = considered.filter((test) => !isDeclared(test));
  const raced = counted.filter(({ state }) => state === 'raced');
  const failed = counted.filter(({ state }) => state !== 'passed' && (state !== 'raced' || racedFails));
  const uses = shareCpuUse(samples, tests);
  const kinds = [...new Set([...counted.map(({ kind }) => kind), ...uses.keys()])].map((kind) => {
    const ofKind = (list: readonly TestResult[]) => list.filter((test) => test.kind === kind);
    return {
      kind,
      tests: ofKind(counted).length,
      failed: ofKind(failed).length,
      raced: ofKind(raced).length,
      seconds: wallClockSeconds(ofKind(counted)),
      ...(uses.get(kind) ?? { cpuSeconds: 0, idleShare: 0 }),
      browser: browsers[kind] ?? '',
    };
  });
  return {
    ok: failed.length === 0,
    passed: counted.length - failed.length,
    failed: failed.length,
    /** Processor time of the whole machine. */
    cpu: shareCpuUse(samples, []).get(BETWEEN_TESTS) ?? { cpuSeconds: 0, idleShare: 0 },
    kinds,
    slowest: considered
      .filter(({ file }) => file)
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, MAX_SLOWEST_TESTS),
    failures: failed.map(cutMessage),
    raced: raced.map(cutMessage),
    leftOut: [...leftOut, ...considered.filter(isDeclared).map(({ name, message }) => ({ what: name, why: message! }))],
  };
}

const cutMessage = ({ message = SKIPPED, ...test }: TestResult) => ({
  ...test,
  message: stripVTControlCharacters(message).split('\n').slice(0, MAX_MESSAGE_LINES).join('\n'),
});

/** From the start of the first to the end of the last, since several run at a time. */
function wallClockSeconds(tests: readonly TestResult[]): number {
  const started = tests.filter(({ start }) => start > 0);
  const ends = started.map(({ start, seconds }) => start / 1000 + seconds);
  return Math.max(0, Math.max(...ends) - Math.min(...started.map(({ start }) => start / 1000)));
}

/** Which test failed, and below it why: of a run elsewhere these last lines may be all that is to be had. */
const formatFailure = ({ kind, file, name, message, trace }: Summary['failures'][number]): string =>
  [
    `  ${[kind, file, name].filter(Boolean).join(' › ')}`,
    ...message.split('\n').map((line) => `      ${line}`),
    ...(trace ? [`      npx playwright show-trace ${trace}`] : []),
  ].join('\n');

function formatTable(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const isText = (column: number) => column === 0 || column === widths.length - 1;
  const pad = (cell: string, i: number) => (isText(i) ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!));
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}

/** The summary as a person reads it; its last line is `N passed, N failed`. */
export function formatSummary({ kinds, cpu, slowest, failures, raced, leftOut, passed, failed }: Summary): string {
  const toCells = ({ cpuSeconds, idleShare }: Summary['cpu']) => [
    cpuSeconds.toFixed(1),
    `${Math.round(idleShare * 100)} %`,
  ];
  const table = formatTable([
    ['', 'tests', 'failed', 'raced', 'seconds', 'CPU s', 'idle', ''],
    ...kinds.map(({ kind, browser, seconds, ...row }) => {
      const counts = [row.tests, row.failed, row.raced].map(String);
      return [kind, ...counts, seconds.toFixed(1), ...toCells(row), browser];
    }),
    ['in all', '', '', '', '', ...toCells(cpu), ''],
  ]);
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
