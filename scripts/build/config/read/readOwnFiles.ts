import type { Dirent } from 'node:fs';
import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import { toPrintable } from '../parse/problemMessageFormatting.ts';
import type { TextFile } from '../parse/TextFile.ts';
import { listFolder } from './listFolder.ts';
import { checkLink, readTextFile } from './readTextFile.ts';

/** A folder of a brand that replaces some of the app's or the templates' own files. */
interface OwnFolder {
  name: 'texts' | 'legal' | 'pictures';
  extension: string;
  limitKb: number;
  /** What the folder holds, for a file that does not fit. */
  hint: string;
  /** Pattern of the paths of folders in it. Default: it has none. */
  folders?: RegExp;
}

export const ownFolders: readonly OwnFolder[] = [
  { name: 'texts', extension: '.po', limitKb: 256, hint: 'texts/ holds one file for each language, such as de.po' },
  {
    name: 'legal',
    extension: '.hbs',
    limitKb: 256,
    hint: 'legal/ holds documents such as imprint.de.hbs',
    folders: /^former(?:\/\d{4}-\d{2}-\d{2})?$/,
  },
  {
    name: 'pictures',
    extension: '.svg',
    limitKb: 20,
    hint: 'pictures/ holds drawings named as in templates/art, such as welcome.svg or banner/07.svg',
    folders: /^[^/]+$/,
  },
];

interface Read {
  files: readonly TextFile[];
  problems: readonly Problem[];
}

const join = (read: readonly Read[]): Read => ({
  files: read.flatMap(({ files }) => files),
  problems: read.flatMap(({ problems }) => problems),
});

/** Reads the files of one such folder of a brand, and a problem for everything that does not belong there. */
export const readOwnFiles = (root: string, brandFolder: string, kind: OwnFolder): Promise<Read> =>
  readFolder(root, brandFolder, `${brandFolder}/${kind.name}`, kind);

async function readFolder(root: string, brandFolder: string, folder: string, kind: OwnFolder): Promise<Read> {
  const { extension, limitKb, hint, folders } = kind;
  const readEntry = async (entry: Dirent): Promise<Read> => {
    const file = `${folder}/${entry.name}`;
    const refuse = (message: string) => ({
      files: [],
      problems: [toFileProblem(toPrintable(file, 200), message, hint)],
    });
    if (entry.isDirectory()) {
      const isAllowed = folders?.test(file.slice(`${brandFolder}/${kind.name}/`.length));
      return isAllowed ? readFolder(root, brandFolder, file, kind) : refuse('unexpected folder');
    }
    if (!entry.name.endsWith(extension)) return refuse('unexpected file');
    const links = entry.isSymbolicLink() ? await checkLink(root, brandFolder, file) : [];
    if (links.length > 0) return { files: [], problems: links };
    const { text, problems } = await readTextFile(root, file, limitKb);
    return { files: text ? [text] : [], problems };
  };
  return join(await Promise.all((await listFolder(root, folder)).map(readEntry)));
}
