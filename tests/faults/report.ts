import type { Level, Outcome } from './runFaults.ts';
import { levels } from './runFaults.ts';

/** Least share of the faults that `npm test` has to find of those that the full matrix finds. */
const LEAST_SHARE = 0.95;

export interface FaultSummary {
  ok: boolean;
  found: Record<Level, number>;
  escaped: string[];
  /** What the levels below the full matrix find, of all that was found; without the full matrix, of all planted. */
  share: number;
}

/** @param last the highest level that was tried */
export function summarizeFaults(outcomes: readonly Outcome[], last: Level): FaultSummary {
  const countFound = (level: Level) => outcomes.filter((outcome) => outcome.level === level).length;
  const found = Object.fromEntries(levels.map((level) => [level, countFound(level)])) as Record<Level, number>;
  const escaped = outcomes.filter(({ level }) => level === null).map(({ fault }) => fault.name);
  const early = found.changed + found.test;
  const base = last === 'all' ? early + found.all : outcomes.length;
  const share = base === 0 ? 0 : early / base;
  return { ok: share >= LEAST_SHARE, found, escaped, share };
}

const commands: Record<Level, string> = {
  changed: 'npm test -- --changed',
  test: 'npm test',
  all: 'npm run test:all',
};

/** A line of the table, also printed as soon as a fault is done. */
export const renderOutcome = ({ fault, level, test, seconds }: Outcome): string[] => [
  fault.name,
  fault.kind,
  level ?? 'escaped',
  `${seconds} s`,
  test ?? fault.hint ?? '',
];

/** Cut, not rounded: just under the limit must not read as if it were reached. */
const percent = (share: number) => `${Math.floor(share * 100)} %`;

export function renderFaults(outcomes: readonly Outcome[], last: Level): string {
  const rows = [['fault', 'kind', 'found by', 'time', 'first failing test'], ...outcomes.map(renderOutcome)];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  const { found, escaped, share } = summarizeFaults(outcomes, last);
  const tried = levels.slice(0, levels.indexOf(last) + 1);
  const whole = last === 'all' ? `what ${commands.all} finds` : 'the planted faults';
  return [
    ...table,
    '',
    ...tried.map((level, at) => `${found[level]} found by ${commands[level]}${at > 0 ? ' and nothing before' : ''}`),
    `${escaped.length} escaped${escaped.length > 0 ? `: ${escaped.join(', ')}` : ''}`,
    `${commands[last === 'changed' ? 'changed' : 'test']} finds ${percent(share)} of ${whole}`,
  ].join('\n');
}
