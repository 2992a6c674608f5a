import { loadCatalogue } from '../../scripts/build/config/resolve/loadCatalogue.ts';
import { formatProblem, ProblemsError } from '../../scripts/lib/problem.ts';
import { type FileTree, writeTempTree } from './fixtureFiles.ts';

/** Finds the problems that `npm run check` finds in a project of these files; any other error is thrown. */
export async function findConfigProblems(files: FileTree): Promise<string[]> {
  await using tree = await writeTempTree(files);
  try {
    await loadCatalogue(tree.root);
    return [];
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems.map(formatProblem);
    throw error;
  }
}
