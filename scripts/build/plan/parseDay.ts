import { isDay } from '../../lib/isDay.ts';
import { UsageError } from '../../lib/problem.ts';

/** Reads a day of the command line, yyyy-mm-dd. Throws a UsageError for anything else. */
export function parseDay(text: string): string {
  if (isDay(text)) return text;
  throw new UsageError(`"${text}" is no day; write it as 2027-04-01`);
}
