import type { Dirent } from 'node:fs';
import { type Problem, toFileProblem } from '../../lib/problem.ts';
import { quote, toPrintable } from '../parse/messageFormatting.ts';
import { closestValue } from '../parse/suggestValue.ts';
import { checkSlug } from '../slug.ts';
import { listFolder } from './listFolder.ts';
import { checkLink, type ReadResult, readTextFile } from './readTextFile.ts';
import type { BrandSource } from './sources.ts';

const limitsKb = { 'brand.json': 32, 'logo.svg': 24, 'icon.svg': 24 } as const;
type FileName = keyof typeof limitsKb;
const fileNames = Object.keys(limitsKb) as FileName[];

function checkEntry(entry: Dirent, folder: string): Problem[] {
  const isFolder = entry.isDirectory();
  if (fileNames.includes(entry.name as FileName) ? !isFolder : isFolder && entry.name === 'overrides') return [];
  const near = closestValue(entry.name, fileNames);
  const hint =
    near && near !== entry.name
      ? `did you mean ${quote(near)}?`
      : 'a brand has brand.json, logo.svg, icon.svg and, if need be, a folder overrides';
  return [
    toFileProblem(`${folder}/${toPrintable(entry.name)}`, isFolder ? 'unexpected folder' : 'unexpected file', hint),
  ];
}

const missingFileHints: Readonly<Record<FileName, string>> = {
  'brand.json': 'every folder in brands/ is a brand; npm run new-brand makes one',
  'logo.svg': 'every brand has its own logo',
  'icon.svg': 'every brand has its own icon',
};

async function readEntry(root: string, folder: string, name: FileName, entry: Dirent | undefined): Promise<ReadResult> {
  const file = `${folder}/${name}`;
  if (!entry || entry.isDirectory())
    return { problems: [toFileProblem(file, 'the file is missing', missingFileHints[name])] };
  const links = entry.isSymbolicLink() ? await checkLink(root, folder, file) : [];
  if (links.length > 0) return { problems: links };
  return readTextFile(root, file, limitsKb[name]);
}

/** Reads one folder of brands/: its three files, and a problem for everything that does not belong there. */
export async function readBrandFolder(
  root: string,
  name: string,
): Promise<{ files: BrandSource; problems: Problem[] }> {
  const folder = `brands/${toPrintable(name)}`;
  const entries = await listFolder(root, `brands/${name}`);
  const results = await Promise.all(
    fileNames.map((file) =>
      readEntry(
        root,
        `brands/${name}`,
        file,
        entries.find((entry) => entry.name === file),
      ),
    ),
  );
  const [brand, logo, icon] = results.map(({ text }) => text);
  return {
    files: { slug: name, folder, ...(brand && { brand }), ...(logo && { logo }), ...(icon && { icon }) },
    problems: [
      ...checkSlug(name, folder),
      ...entries.flatMap((entry) => checkEntry(entry, folder)),
      ...results.flatMap(({ problems }) => problems),
    ],
  };
}
