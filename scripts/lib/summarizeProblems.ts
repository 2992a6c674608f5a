import { formatCount } from './formatCount.ts';
import type { Problem } from './problem.ts';

/** `3 mistakes in 2 files` */
export const summarizeProblems = (problems: readonly Problem[]): string =>
  `${formatCount(problems.length, 'mistake')} in ${formatCount(new Set(problems.map(({ file }) => file)).size, 'file')}`;
