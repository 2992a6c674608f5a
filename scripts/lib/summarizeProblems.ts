import { count } from './count.ts';
import type { Problem } from './problem.ts';

/** `3 mistakes in 2 files` */
export const summarizeProblems = (problems: readonly Problem[]): string =>
  `${count(problems.length, 'mistake')} in ${count(new Set(problems.map(({ file }) => file)).size, 'file')}`;
