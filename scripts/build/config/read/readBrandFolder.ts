import type { Dirent } from 'node:fs';
import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import { quote, toPrintable } from '../parse/problemMessageFormatting.ts';
import { closestValue } from '../parse/suggestValue.ts';
import { photoFolder } from '../schema/photos.ts';
import { checkSlug } from '../schema/slug.ts';
import type { BrandSource } from '../schema/sources.ts';
import { listFolder } from './listFolder.ts';
import { ownFolders, readOwnFiles } from './readOwnFiles.ts';
import { ownFontsFolder, readOwnFonts } from './readOwnFonts.ts';
import { readPhotos } from './readPhotos.ts';
import { checkLink, type ReadResult, readTextFile } from './readTextFile.ts';

const limitsKb = { 'brand.json': 32, 'logo.svg': 24, 'icon.svg': 24, 'theme.json': 16, 'logo-dark.svg': 24 } as const;
type FileName = keyof typeof limitsKb;
const fileNames = Object.keys(limitsKb) as FileName[];
const folderNames: readonly string[] = [...ownFolders.map(({ name }) => name), ownFontsFolder, photoFolder];

function checkEntry(entry: Dirent, folder: string): Problem[] {
  const isFolder = entry.isDirectory();
  if (fileNames.includes(entry.name as FileName) ? !isFolder : isFolder && folderNames.includes(entry.name)) return [];
  const near = closestValue(entry.name, isFolder ? folderNames : fileNames);
  const hint =
    near && near !== entry.name
      ? `did you mean ${quote(near)}?`
      : `a brand has brand.json, logo.svg, icon.svg and, if need be, ${['theme.json', 'logo-dark.svg', ...folderNames.map((folder) => `${folder}/`)].join(', ')}`;
  return [
    toFileProblem(`${folder}/${toPrintable(entry.name)}`, isFolder ? 'unexpected folder' : 'unexpected file', hint),
  ];
}

/** Every other file may be missing. */
const missingFileHints: Readonly<Partial<Record<FileName, string>>> = {
  'brand.json': 'every folder in brands/ is a brand; npm run new-brand makes one',
  'logo.svg': 'every brand has its own logo',
  'icon.svg': 'every brand has its own icon',
};

async function readEntry(root: string, folder: string, name: FileName, entry: Dirent | undefined): Promise<ReadResult> {
  const file = `${folder}/${name}`;
  if (!entry || entry.isDirectory()) {
    const hint = missingFileHints[name];
    return { problems: hint === undefined ? [] : [toFileProblem(file, 'the file is missing', hint)] };
  }
  const links = entry.isSymbolicLink() ? await checkLink(root, folder, file) : [];
  if (links.length > 0) return { problems: links };
  return readTextFile(root, file, limitsKb[name]);
}

/** Reads one folder of brands/: its files, and a problem for everything that does not belong there. */
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
  const [brand, logo, icon, theme, darkLogo] = results.map(({ text }) => text);
  const isFolder = (wanted: string) => entries.some((entry) => entry.name === wanted && entry.isDirectory());
  const own = await Promise.all(
    ownFolders
      .filter((one) => isFolder(one.name))
      .map(async (one) => ({ name: one.name, ...(await readOwnFiles(root, `brands/${name}`, one)) })),
  );
  const { fonts, problems: fontProblems } = isFolder(ownFontsFolder)
    ? await readOwnFonts(root, `brands/${name}`)
    : { fonts: undefined, problems: [] };
  const photos = isFolder(photoFolder) ? await readPhotos(root, `brands/${name}`) : undefined;
  const hasTheme = entries.some((entry) => entry.name === 'theme.json' && !entry.isDirectory());
  return {
    files: {
      slug: name,
      folder,
      ...(brand && { brand }),
      ...(logo && { logo }),
      ...(icon && { icon }),
      ...(darkLogo && { darkLogo }),
      ...(hasTheme && { theme: theme ?? 'unreadable' }),
      ...(fonts && { fonts: fontProblems.length > 0 ? ('unreadable' as const) : fonts }),
      ...Object.fromEntries(own.map((one) => [one.name, one.files])),
      ...(photos && { photos: photos.files }),
    },
    problems: [
      ...checkSlug(name, folder),
      ...entries.flatMap((entry) => checkEntry(entry, folder)),
      ...[...results, ...own, ...(photos ? [photos] : [])].flatMap(({ problems }) => problems),
      ...fontProblems,
    ],
  };
}
