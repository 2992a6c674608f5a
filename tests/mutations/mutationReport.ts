import type { MutationOutcome, TestLevel } from './runMutations.ts';
import { testLevels } from './runMutations.ts';

/** Least share of the faults that `npm test` has to find of those that the full matrix finds. */
const MIN_DETECTED_SHARE = 0.95;

export interface MutationSummary {
  ok: boolean;
  found: Record<TestLevel, number>;
  escaped: string[];
  /** What the levels below the full matrix find, of all that was found; without the full matrix, of all planted. */
  share: number;
}

/** @param last the highest level that was tried */
export function summarizeMutations(outcomes: readonly MutationOutcome[], last: TestLevel): MutationSummary {
  const countFound = (level: TestLevel) => outcomes.filter((outcome) => outcome.level === level).length;
  const found = Object.fromEntries(testLevels.map((level) => [level, countFound(level)])) as Record<TestLevel, number>;
  const escaped = outcomes.filter(({ level }) => level === null).map(({ mutation }) => mutation.name);
  const early = found.changed + found.test;
  const base = last === 'all' ? early + found.all : outcomes.length;
  const share = base === 0 ? 0 : early / base;
  return { ok: share >= MIN_DETECTED_SHARE, found, escaped, share };
}

const commandByLevel: Record<TestLevel, string> = {
  changed: 'npm test -- --changed',
  test: 'npm test',
  all: 'npm run test:all',
};

/** A line of the table, also printed as soon as a fault is done. */
export const toReportRow = ({ mutation, level, test, seconds }: MutationOutcome): string[] => [
  mutation.name,
  mutation.kind,
  level ?? 'escaped',
  `${seconds} s`,
  test ?? mutation.hint ?? '',
];

/** Cut, not rounded: just under the limit must not read as if it were reached. */
const formatPercent = (share: number) => `${Math.floor(share * 100)} %`;

export function formatMutationReport(outcomes: readonly MutationOutcome[], last: TestLevel): string {
  const rows = [['fault', 'kind', 'found by', 'time', 'first failing test'], ...outcomes.map(toReportRow)];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  const { found, escaped, share } = summarizeMutations(outcomes, last);
  const tried = testLevels.slice(0, testLevels.indexOf(last) + 1);
  const whole = last === 'all' ? `what ${commandByLevel.all} finds` : 'the planted faults';
  return [
    ...table,
    '',
    ...tried.map(
      (level, at) => `${found[level]} found by ${commandByLevel[level]}${at > 0 ? ' and nothing before' : ''}`,
    ),
    `${escaped.length} escaped${escaped.length > 0 ? `: ${escaped.join(', ')}` : ''}`,
    `${commandByLevel[last === 'changed' ? 'changed' : 'test']} finds ${formatPercent(share)} of ${whole}`,
  ].join('\n');
}
