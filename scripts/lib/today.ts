/**
 * The day of a build (yyyy-mm-dd, in UTC): today, or that of SOURCE_DATE_EPOCH, which the convention of reproducible
 * builds gives in seconds.
 */
export const today = (env: NodeJS.ProcessEnv = process.env): string =>
  (env.SOURCE_DATE_EPOCH ? new Date(Number(env.SOURCE_DATE_EPOCH) * 1000) : new Date()).toISOString().slice(0, 10);
