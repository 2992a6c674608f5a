import type { Problem } from '../../../lib/problem.ts';

/** A problem in the files of one brand. */
export interface BrandProblem {
  slug: string;
  problem: Problem;
}

/** Picks the problems that are in the folder of one brand; all others concern every brand. */
export function pickBrandProblems(problems: readonly Problem[], slugs: ReadonlySet<string>): BrandProblem[] {
  return problems.flatMap((problem) => {
    const [folder, slug = '', ...rest] = problem.file.split('/');
    return folder === 'brands' && rest.length > 0 && slugs.has(slug) ? [{ slug, problem }] : [];
  });
}
