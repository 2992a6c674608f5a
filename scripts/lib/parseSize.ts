import { UsageError } from './problem.ts';

const units = { '': 1, K: 1e3, M: 1e6, G: 1e9 } as const;

/** Parses `500M` as 500,000,000 bytes. Throws a UsageError for anything else. */
export function parseSize(text: string): number {
  const [, digits, unit = ''] = /^(\d{1,9})([KMG]?)$/i.exec(text) ?? [];
  if (digits === undefined) throw new UsageError(`${text} is no size; write a number of bytes, or such as 500M or 5G`);
  return Number(digits) * units[unit.toUpperCase() as keyof typeof units];
}
