import type { Dirent } from 'node:fs';
import { type PhotoPlace, photoPlaceNames } from '../../../../brands/photoPlaces.ts';
import { sha256 } from '../../../lib/hash.ts';
import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import { toUnreadableProblem } from '../../../lib/regularFile.ts';
import { toPrintable } from '../parse/problemMessageFormatting.ts';
import { suggestValue } from '../parse/suggestValue.ts';
import { type PhotoFile, photoFolder, photoLimits } from '../schema/photos.ts';
import { listFolder } from './listFolder.ts';
import { readJpegFacts } from './readJpegFacts.ts';
import { checkLink, readBytes } from './readTextFile.ts';

const addAgain = 'npm run brand -- photo adds photographs as they must be';

interface Read {
  files: readonly PhotoFile[];
  problems: readonly Problem[];
}

/** Reads the facts of a brand's photographs, and a problem for everything that does not belong there. */
export async function readPhotos(root: string, brandFolder: string): Promise<Read> {
  const folder = `${brandFolder}/${photoFolder}`;
  const read = await Promise.all((await listFolder(root, folder)).map((entry) => readPhoto(root, brandFolder, entry)));
  return { files: read.flatMap(({ files }) => files), problems: read.flatMap(({ problems }) => problems) };
}

async function readPhoto(root: string, brandFolder: string, entry: Dirent): Promise<Read> {
  const file = `${brandFolder}/${photoFolder}/${entry.name}`;
  const refuseName = (message: string, hint: string): Read => ({
    files: [],
    problems: [toFileProblem(toPrintable(file, 200), message, hint)],
  });
  if (entry.isDirectory()) return refuseName('unexpected folder', 'photos/ holds one file for each place');
  const place = photoPlaceNames.find((name) => entry.name === `${name}.jpg`) as PhotoPlace | undefined;
  if (place === undefined) {
    const names = photoPlaceNames.map((name) => `${name}.jpg`);
    return refuseName('no photograph can have this name', suggestValue(entry.name, names, 'there are'));
  }
  const broken = { place, file, sha256: '', width: 0, height: 0, isBroken: true } as const;
  const refuse = (message: string): Read => ({ files: [broken], problems: [toFileProblem(file, message, addAgain)] });
  const links = entry.isSymbolicLink() ? await checkLink(root, brandFolder, file) : [];
  if (links.length > 0) return { files: [broken], problems: links };
  try {
    const bytes = await readBytes(`${root}/${file}`, photoLimits.kilobytes * 1024);
    const facts = bytes && readJpegFacts(bytes);
    if (!bytes || !facts) return refuse('the photograph is damaged, or no JPEG');
    if (bytes.length > photoLimits.kilobytes * 1024)
      return refuse(`the photograph is larger than ${photoLimits.kilobytes / 1024} MB`);
    if (facts.width * facts.height > photoLimits.megapixels * 1e6)
      return refuse(
        `the photograph has ${facts.width} by ${facts.height} pixels, more than ${photoLimits.megapixels} million`,
      );
    if (facts.metadata.length > 0) return refuse(`the photograph holds ${facts.metadata.join(', ')}`);
    if (facts.channels > 3) return refuse('the photograph has colours for print (CMYK)');
    if (!facts.isWhole) return refuse('the photograph is cut off');
    const { width, height } = facts;
    return { files: [{ place, file, sha256: sha256(bytes), width, height }], problems: [] };
  } catch (error) {
    return { files: [broken], problems: [toUnreadableProblem(file, error)] };
  }
}
