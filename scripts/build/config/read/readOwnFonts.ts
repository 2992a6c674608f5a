import type { Dirent } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../../lib/hash.ts';
import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import { toPrintable } from '../parse/problemMessageFormatting.ts';
import type { OwnFontSource } from '../schema/sources.ts';
import { listFolder } from './listFolder.ts';
import { checkLink, readTextFile } from './readTextFile.ts';

/** The folder of a brand with its own fonts. */
export const ownFontsFolder = 'fonts';
/** Endings of fonts. The licence of `name.woff2` is `name.txt`. */
export const fontExtensions = ['.woff2', '.ttf', '.otf'] as const;
const MAX_FONT_KB = 2048;
const MAX_LICENCE_KB = 64;
const hint = `fonts/ holds fonts, such as acme.woff2, .ttf or .otf, and the licence of each, acme.txt`;
const namePattern = /^[a-z][a-z0-9-]*\.(?:woff2|ttf|otf|txt)$/;

/** Reads the fonts of a brand's folder, each with its licence, and a problem for everything that must not be there. */
export async function readOwnFonts(
  root: string,
  brandFolder: string,
): Promise<{ fonts: OwnFontSource[]; problems: Problem[] }> {
  const folder = `${brandFolder}/${ownFontsFolder}`;
  const entries = await listFolder(root, folder);
  const problems = await Promise.all(
    entries.map((entry) => checkEntry(root, brandFolder, `${folder}/${entry.name}`, entry)),
  );
  const names = new Set(entries.map(({ name }) => name));
  const isFont = (file: string) => fontExtensions.some((extension) => file.endsWith(extension));
  const stems = [...names].filter(isFont).map((name) => path.parse(name).name);
  const strays = [...names].filter((name) => name.endsWith('.txt') && !stems.includes(path.parse(name).name));
  const twins = new Set(stems.filter((stem, index) => stems.indexOf(stem) !== index));
  if (problems.flat().length > 0) return { fonts: [], problems: problems.flat() };
  const read = await Promise.all(
    [...names].filter(isFont).map((name) => readOwnFont(root, `${folder}/${name}`, names)),
  );
  return {
    fonts: read.flatMap(({ font }) => font ?? []),
    problems: [
      ...strays.map((name) => toFileProblem(`${folder}/${name}`, 'there is no font of this name', hint)),
      ...[...twins].map((stem) => toFileProblem(`${folder}/${stem}.txt`, 'there are two fonts of this name', hint)),
      ...read.flatMap((one) => one.problems),
    ],
  };
}

async function checkEntry(root: string, brandFolder: string, file: string, entry: Dirent): Promise<Problem[]> {
  if (entry.isDirectory()) return [toFileProblem(toPrintable(file, 200), 'unexpected folder', hint)];
  if (!namePattern.test(entry.name)) return [toFileProblem(toPrintable(file, 200), 'unexpected file', hint)];
  return entry.isSymbolicLink() ? checkLink(root, brandFolder, file) : [];
}

async function readOwnFont(
  root: string,
  file: string,
  names: ReadonlySet<string>,
): Promise<{ font?: OwnFontSource; problems: Problem[] }> {
  const { name } = path.parse(file);
  const bytes = await readFile(path.join(root, file));
  const licenceFile = file.replace(/\.\w+$/, '.txt');
  const refuse = (message: string, remedy: string) => ({ problems: [toFileProblem(file, message, remedy)] });
  if (bytes.length > MAX_FONT_KB * 1024)
    return refuse(`the file is larger than ${MAX_FONT_KB} KB`, 'leave out what no site needs');
  const { readFont } = await import('../fonts/readFont.ts');
  const facts = await readFont(bytes);
  if (!facts)
    return refuse('this is no font that can be read', 'it takes a whole WOFF2, TrueType or OpenType file of one font');
  if (facts.forbidden.length > 0)
    return refuse(
      `its licence bits (OS/2 fsType) forbid it: ${facts.forbidden.join('; ')}`,
      'ask its maker for a version for the web',
    );
  if (!names.has(path.basename(licenceFile)))
    return refuse('its licence is missing', `put the text of the licence into ${licenceFile}`);
  const { text: licence, problems } = await readTextFile(root, licenceFile, MAX_LICENCE_KB);
  if (problems.length > 0) return { problems };
  if (!licence?.text.trim())
    return { problems: [toFileProblem(licenceFile, 'the licence is empty', 'put its text here')] };
  return { font: { name, file, sha256: sha256(bytes), facts, licence: licence.text }, problems: [] };
}
