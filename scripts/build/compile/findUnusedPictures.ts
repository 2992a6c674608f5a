import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Problem, toFileProblem } from '../../lib/problem.ts';
import { listPictureFiles } from '../pictures/picturesInArtFolder.ts';

/** Finds the drawings in templates/art that no module of the app in `root` imports, by itself or with its family. */
export function findUnusedPictures(root: string): Problem[] {
  const modules = globSync('app/**/*.{ts,tsx}', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  const asked = new Set(
    modules.flatMap((code) => Array.from(code.matchAll(/from 'art:([^']+)'/g), ([, name]) => name!)),
  );
  return listPictureFiles(root)
    .filter(({ id }) => !asked.has(id) && !asked.has(`${id.split('/')[0]}/[key]`))
    .map(({ file }) => toFileProblem(file, 'no module of the app shows this picture', 'import it, or take it away'));
}
