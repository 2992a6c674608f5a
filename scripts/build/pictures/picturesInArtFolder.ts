import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ProblemsError, toFileProblem } from '../../lib/problem.ts';
import { findUnreadable, toUnreadableProblem } from '../../lib/regularFile.ts';
import { listPhotoIds } from './photos/photoAddresses.ts';
import type { Band } from './picturePalette.ts';

/** A drawing in templates/art. */
export interface PictureFile {
  /** Path in templates/art without its ending: `welcome`, `banner/07`. The app imports it as `art:welcome`. */
  id: string;
  /** Name of the file in a site, without its ending: `welcome`, `banner-07`. */
  name: string;
  /** The age band it is drawn for; undefined if it is for all of them. */
  band: Band | undefined;
  /** The landscape that it is a format of; undefined outside the folder of landscapes. */
  motif: string | undefined;
  /** Path from the project's root, with forward slashes. */
  file: string;
}

/** Folder of the drawings. */
export const artFolder = 'templates/art';
/** Folder with faces of the sandbox's members; no site shows them. */
const portraitFolder = `${artFolder}/portraits/`;

/** Pattern of file names. In login/ are the formats of the landscapes, one drawing for each motif in themes/look.ts. */
const named =
  /^templates\/art\/(?:(login\/[a-z]+)\.motif-([a-z]+)|((?!login\/)(?:[a-z]+\/)?[a-z0-9_-]+)(?:\.band-(40|50|60))?)\.svg$/;

/**
 * Lists the drawings of all pictures, sorted by id: `welcome.svg`, a member of a family, `banner/07.svg`, one file for
 * each age band, `payment/card.band-40.svg`, or for each landscape of the sign-in page, `login/wide.motif-harbour.svg`.
 * Throws a `ProblemsError` if files are named otherwise.
 */
export function listPictureFiles(root: string): PictureFile[] {
  const files = readArtFolder(root)
    .map((item) => path.relative(root, path.join(item.parentPath, item.name)).replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.svg') && !file.startsWith(portraitFolder));
  const problems = files.flatMap((file) => {
    const example = 'as welcome.svg, payment/card.band-40.svg or login/wide.motif-harbour.svg';
    if (!named.test(file)) return [toFileProblem(file, 'no drawing can have this name', example)];
    return findUnreadable(root, file);
  });
  if (problems.length > 0) throw new ProblemsError(problems);
  return files.sort().map((file) => {
    const [, landscape, motif, other, band] = named.exec(file)!;
    const id = (landscape ?? other)!;
    return { id, name: toPictureName(id), band: band === undefined ? undefined : (Number(band) as Band), motif, file };
  });
}

/** Lists the entries of templates/art. Throws a `ProblemsError` if it is no folder that can be read. */
export function readArtFolder(root: string) {
  try {
    return readdirSync(path.join(root, artFolder), { recursive: true, withFileTypes: true });
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const missing = toFileProblem(artFolder, 'the folder is missing', 'it has the drawings of the app');
    throw new ProblemsError([isMissing ? missing : toUnreadableProblem(artFolder, error)]);
  }
}

/** Converts the id of a picture to its name, `banner/07` to `banner-07`; of a whole family, `banner/` to `banner-`. */
export const toPictureName = (id: string): string => id.replace('/', '-');

/** Lists the addresses of all pictures by name, in a folder where no name has a hash. */
export const listPictureAddresses = (root: string, folder: string): Record<string, string> =>
  Object.fromEntries(listPictureIds(root).map((id) => [toPictureName(id), `${folder}/${toPictureName(id)}.svg`]));

/** Lists the ids of all pictures, sorted, each once. */
export const listPictureIds = (root: string): string[] => [...new Set(listPictureFiles(root).map(({ id }) => id))];

/** Lists the ids of everything that the app can import as `art:`: all pictures, and what photographs can replace. */
export const listArtIds = (root: string): string[] => [...listPictureIds(root), ...listPhotoIds()];

/** Groups the keys of pictures by family: `banner` has `01`, `02` … */
export function groupFamilies(ids: readonly string[]): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const id of ids) {
    const [family, key] = id.split('/') as [string, string | undefined];
    if (key !== undefined) families.set(family, [...(families.get(family) ?? []), key]);
  }
  return families;
}
