import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import { listFolder } from './listFolder.ts';

/** Where a change of whole brands is prepared, and the file that stands there while one takes the place of the other. */
export const changeFolder = '.staging-brands';
export const undoFileName = 'undo.json';

/** Reports brands that are half changed, because a command was killed. */
export async function findInterruptedChange(root: string): Promise<Problem[]> {
  const entries = await listFolder(root, changeFolder);
  if (!entries.some(({ name }) => name === undoFileName)) return [];
  const hint = 'npm run brand -- list takes it back';
  return [toFileProblem('brands', 'a change of brands was interrupted', hint)];
}
