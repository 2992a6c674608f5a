import { mapLimit } from '../../lib/mapLimit.ts';
import type { Problem } from '../../lib/problem.ts';
import { toPrintable } from '../parse/messageFormatting.ts';
import { listFolder } from './listFolder.ts';
import { readBrandFolder } from './readBrandFolder.ts';
import type { BrandSource } from './sources.ts';

const nonBrandFiles: ReadonlySet<string> = new Set(['schema.ts', 'schema.test.ts', 'brand.schema.json', 'README.md']);

/** Every folder of brands/ is a brand; links are none, for what they lead to is not in the project. */
export async function readBrands(root: string): Promise<{ brands: BrandSource[]; problems: Problem[] }> {
  const entries = await listFolder(root, 'brands');
  const folders = entries.filter((entry) => entry.isDirectory());
  const read = await mapLimit(folders, 16, ({ name }) => readBrandFolder(root, name));
  const strangers = entries.filter((entry) => !entry.isDirectory() && !nonBrandFiles.has(entry.name));
  const none = { message: 'there is no brand', hint: 'npm run new-brand makes one' };
  return {
    brands: read.map(({ files }) => files),
    problems: [
      ...(folders.length === 0 ? [{ file: 'brands', line: 1, column: 1, ...none }] : []),
      ...strangers.map((entry) => ({
        file: `brands/${toPrintable(entry.name)}`,
        line: 1,
        column: 1,
        message: entry.isSymbolicLink() ? 'unexpected link' : 'unexpected file',
        hint: 'brands/ holds one folder for each brand',
      })),
      ...read.flatMap(({ problems }) => problems),
    ],
  };
}
