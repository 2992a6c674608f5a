import { UsageError } from '../../lib/problem.ts';

/** Reads a day of the command line, yyyy-mm-dd. Throws a UsageError for anything else. */
export function parseDay(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) {
    throw new UsageError(`"${text}" is no day; write it as 2027-04-01`);
  }
  return text;
}
