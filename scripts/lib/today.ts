import { UsageError } from './problem.ts';

/**
 * The day of a build (yyyy-mm-dd, in UTC): today, or that of SOURCE_DATE_EPOCH, which the convention of reproducible
 * builds gives in seconds. Throws a UsageError where that is no time.
 */
export function today({ SOURCE_DATE_EPOCH: seconds = '' }: NodeJS.ProcessEnv = process.env): string {
  const date = seconds === '' ? new Date() : new Date(Number(seconds) * 1000);
  if (!Number.isFinite(date.getTime()))
    throw new UsageError(`SOURCE_DATE_EPOCH is "${seconds}"; it takes seconds since 1970, such as 1795953600`);
  return date.toISOString().slice(0, 10);
}
