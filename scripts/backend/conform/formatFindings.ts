import { formatCount } from '../../lib/formatCount.ts';
import type { Finding } from './Finding.ts';

const marks = { passed: 'ok', failed: 'FAILED', skipped: 'left out' } as const;

/** Formats the findings as a table: call, check, result, and for failures what was expected and seen. */
export function formatFindings(findings: readonly Finding[]): string {
  const accounts = [...new Set(findings.map(({ account }) => account))];
  return accounts
    .map((account) => {
      const rows = findings.filter((finding) => finding.account === account).map(toCells);
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

const toCells = ({ call, check, result, expected, seen }: Finding): string[] => [
  call,
  check,
  marks[result],
  result === 'failed' ? `expected ${expected}; seen ${seen}` : result === 'skipped' ? seen : expected,
];

/** Summarizes findings as `212 checks: 209 passed, 2 failed, 1 left out`. */
export function summarizeFindings(findings: readonly Finding[]): string {
  const count = (wanted: Finding['result']) => findings.filter(({ result }) => result === wanted).length;
  return `${formatCount(findings.length, 'check')}: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} left out`;
}
