import { mapLimit } from '../../../lib/mapLimit.ts';
import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import { toPrintable } from '../parse/problemMessageFormatting.ts';
import type { TextFile } from '../parse/TextFile.ts';
import { languagesFolder } from '../schema/slug.ts';
import type { BrandSource } from '../schema/sources.ts';
import { findInterruptedChange } from './interruptedChange.ts';
import { listFolder } from './listFolder.ts';
import { readBrandFolder } from './readBrandFolder.ts';
import { readTextFile } from './readTextFile.ts';

const RETIRED_FILE = 'retired.json';
const MAX_RETIRED_KB = 256;

const nonBrandEntries: ReadonlySet<string> = new Set([
  'brandSchema.ts',
  'accessibility.ts',
  'companySchema.ts',
  'duties.ts',
  'toSwissSpelling.ts',
  'paymentProviders.ts',
  'photoPlaces.ts',
  'languageVariants.ts',
  'languages.ts',
  languagesFolder,
  'domains.ts',
  'brand.schema.json',
  RETIRED_FILE,
  'retired.schema.json',
  'retiredSchema.ts',
  'README.md',
]);

const MAX_OPEN_FOLDERS = 16;

/** Reads the brands, which are all folders of brands/ but one; links lead out of the project and are not followed. */
export async function readBrands(
  root: string,
): Promise<{ brands: BrandSource[]; retired?: TextFile; problems: Problem[] }> {
  const entries = await listFolder(root, 'brands');
  const folders = entries.filter((entry) => entry.isDirectory() && !nonBrandEntries.has(entry.name));
  const read = await mapLimit(folders, MAX_OPEN_FOLDERS, ({ name }) => readBrandFolder(root, name));
  const hasRetired = entries.some(({ name }) => name === RETIRED_FILE);
  const retired = hasRetired ? await readTextFile(root, `brands/${RETIRED_FILE}`, MAX_RETIRED_KB) : { problems: [] };
  const unexpected = entries.filter((entry) => !entry.isDirectory() && !nonBrandEntries.has(entry.name));
  return {
    brands: read.map(({ files }) => files),
    ...(retired.text && { retired: retired.text }),
    problems: [
      ...(await findInterruptedChange(root)),
      ...(folders.length === 0 ? [toFileProblem('brands', 'there is no brand', 'npm run new-brand makes one')] : []),
      ...unexpected.map((entry) =>
        toFileProblem(
          `brands/${toPrintable(entry.name)}`,
          entry.isSymbolicLink() ? 'unexpected link' : 'unexpected file',
          'brands/ holds one folder for each brand',
        ),
      ),
      ...retired.problems,
      ...read.flatMap(({ problems }) => problems),
    ],
  };
}
