import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import type { PhotoFile } from '../../config/schema/photos.ts';
import { loadSharp } from './encodePhoto.ts';

/** Decodes photographs of brands that have no other problem, and finds those that are damaged. */
export async function findDamagedPhotos(root: string, photos: readonly PhotoFile[]): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const { file, isBroken } of photos) {
    if (isBroken) continue;
    const sharp = await loadSharp();
    const bytes = await readFile(path.join(root, file));
    // Only our own encoder has written it, so that a warning is damage, too.
    const isWhole = await sharp(bytes, { failOn: 'warning' })
      .stats()
      .then(
        () => true,
        () => false,
      );
    if (!isWhole) found.push(toFileProblem(file, 'the photograph is damaged', 'npm run brand -- photo adds it again'));
  }
  return found;
}
