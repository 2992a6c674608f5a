import { loadCatalogue } from '../../scripts/config/loadCatalogue.ts';
import { formatProblem, ProblemsError } from '../../scripts/lib/problem.ts';
import { type Files, writeTree } from './fixtureTree.ts';

/** What `npm run check` would say about a project of these files; any other failure passes through. */
export async function findProblems(files: Files): Promise<string[]> {
  await using tree = await writeTree(files);
  try {
    await loadCatalogue(tree.root);
    return [];
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems.map(formatProblem);
    throw error;
  }
}
