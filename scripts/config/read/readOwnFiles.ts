import { type Problem, toFileProblem } from '../../lib/problem.ts';
import { toPrintable } from '../parse/messageFormatting.ts';
import { listFolder } from './listFolder.ts';
import { checkLink, readTextFile } from './readTextFile.ts';
import type { TextFile } from './sources.ts';

/** A folder of a brand with what it has in place of the app's or the templates' own. */
interface OwnFolder {
  name: 'texts' | 'legal';
  extension: string;
  limitKb: number;
  /** What the folder holds, for a file that does not fit. */
  hint: string;
}

export const ownFolders: readonly OwnFolder[] = [
  { name: 'texts', extension: '.po', limitKb: 256, hint: 'texts/ holds one file for each language, such as de.po' },
  { name: 'legal', extension: '.hbs', limitKb: 256, hint: 'legal/ holds documents such as imprint.de.hbs' },
];

/** Reads the files of one such folder of a brand, and a problem for everything that does not belong there. */
export async function readOwnFiles(
  root: string,
  brandFolder: string,
  { name, extension, limitKb, hint }: OwnFolder,
): Promise<{ files: TextFile[]; problems: Problem[] }> {
  const folder = `${brandFolder}/${name}`;
  const entries = await listFolder(root, folder);
  const results = await Promise.all(
    entries.map(async (entry): Promise<{ text?: TextFile; problems: Problem[] }> => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return { problems: [toFileProblem(toPrintable(file, 200), 'unexpected folder', hint)] };
      if (!entry.name.endsWith(extension))
        return { problems: [toFileProblem(toPrintable(file, 200), 'unexpected file', hint)] };
      const links = entry.isSymbolicLink() ? await checkLink(root, brandFolder, file) : [];
      return links.length > 0 ? { problems: links } : readTextFile(root, file, limitKb);
    }),
  );
  return {
    files: results.flatMap(({ text }) => text ?? []),
    problems: results.flatMap(({ problems }) => problems),
  };
}
