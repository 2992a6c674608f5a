import { mapLimit } from '../../lib/limit.ts';
import type { Problem } from '../../lib/problem.ts';
import { printable } from '../parse/words.ts';
import { readBrandFolder } from './readBrandFolder.ts';
import { readFolder } from './readFolder.ts';
import type { BrandFiles } from './sources.ts';

const otherFiles: ReadonlySet<string> = new Set(['schema.ts', 'schema.test.ts', 'brand.schema.json', 'README.md']);

/** Every folder of brands/ is a brand; links are none, for what they lead to is not in the project. */
export async function readBrands(root: string): Promise<{ brands: BrandFiles[]; problems: Problem[] }> {
  const entries = await readFolder(root, 'brands');
  const folders = entries.filter((entry) => entry.isDirectory());
  const read = await mapLimit(folders, 16, ({ name }) => readBrandFolder(root, name));
  const strangers = entries.filter((entry) => !entry.isDirectory() && !otherFiles.has(entry.name));
  const none = { what: 'there is no brand', meant: 'npm run new-brand makes one' };
  return {
    brands: read.map(({ files }) => files),
    problems: [
      ...(folders.length === 0 ? [{ file: 'brands', line: 1, column: 1, ...none }] : []),
      ...strangers.map((entry) => ({
        file: `brands/${printable(entry.name)}`,
        line: 1,
        column: 1,
        what: entry.isSymbolicLink() ? 'unexpected link' : 'unexpected file',
        meant: 'brands/ holds one folder for each brand',
      })),
      ...read.flatMap(({ problems }) => problems),
    ],
  };
}
