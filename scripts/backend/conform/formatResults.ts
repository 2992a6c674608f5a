import { formatCount } from '../../lib/formatCount.ts';
import type { CheckResult } from './CheckResult.ts';

const marks = { passed: 'ok', failed: 'FAILED', skipped: 'left out' } as const;

/** Formats the results as a table: call, check, result, and for failures what was expected and seen. */
export function formatResults(results: readonly CheckResult[]): string {
  const accounts = [...new Set(results.map(({ account }) => account))];
  return accounts
    .map((account) => {
      const rows = results.filter((one) => one.account === account).map(toCells);
      const widths = [0, 1, 2].map((column) => Math.max(...rows.map((cells) => cells[column]!.length)));
      const lines = rows.map((cells) =>
        cells
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      );
      return [`As ${account}`, ...lines].join('\n');
    })
    .join('\n\n');
}

const toCells = ({ call, check, result, expected, seen }: CheckResult): string[] => [
  call,
  check,
  marks[result],
  result === 'failed' ? `expected ${expected}; seen ${seen}` : result === 'skipped' ? seen : expected,
];

/** Summarizes results as `212 checks: 209 passed, 2 failed, 1 left out`. */
export function summarizeResults(results: readonly CheckResult[]): string {
  const count = (wanted: CheckResult['result']) => results.filter(({ result }) => result === wanted).length;
  return `${formatCount(results.length, 'check')}: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} left out`;
}
