import path from 'node:path';
import { decodeUtf8 } from '../../../build/config/parse/decodeUtf8.ts';
import { quote, toPrintable } from '../../../build/config/parse/problemMessageFormatting.ts';
import { detectFileType } from '../../../build/config/read/detectFileType.ts';
import { ProblemsError } from '../../../lib/problem.ts';
import { decodeDrawingText } from './decodeDrawingText.ts';
import { readGivenFile, refuse } from './readGivenFile.ts';

/** A logo or icon as a person gave it. */
export type LogoFile =
  | { kind: 'svg'; file: string; text: string }
  | { kind: 'PNG' | 'JPEG'; file: string; bytes: Buffer };

const MAX_SVG_KB = 512;
const MAX_PICTURE_MB = 10;

type PictureKind = 'PNG' | 'JPEG' | 'SVG';
const kindsByExtension: Readonly<Record<string, PictureKind>> = {
  '.svg': 'SVG',
  '.png': 'PNG',
  '.jpg': 'JPEG',
  '.jpeg': 'JPEG',
};

const exportHint = 'export the logo as SVG, PNG or JPEG';

const limitsOf = (kind: PictureKind) => ({
  ...(kind === 'SVG'
    ? { bytes: MAX_SVG_KB * 1024, most: `${MAX_SVG_KB} KB`, smaller: 'simplify its paths, or give a PNG' }
    : {
        bytes: MAX_PICTURE_MB * 1024 ** 2,
        most: `${MAX_PICTURE_MB} MB`,
        smaller: 'a logo of 1600 pixels width is enough',
      }),
  exportHint,
  thing: 'logo',
});

/** Reads a file of a known kind and limited size; `file` is relative to the working folder. Throws a ProblemsError. */
export async function readLogoFile(file: string): Promise<LogoFile> {
  const name = toPrintable(file, 200);
  const extension = path.extname(file).toLowerCase();
  const wanted = kindsByExtension[extension];
  const bytes = await readGivenFile(file, limitsOf(wanted ?? 'PNG'));
  const found = detectFileType(bytes);
  if (found === undefined || !['SVG', 'PNG', 'JPEG'].includes(found))
    refuse(file, found === undefined ? 'this is no picture' : `this is a ${found} file`, exportHint);
  if (found !== wanted)
    refuse(
      file,
      `the name ends with ${quote(extension)}, but the file is ${found}`,
      `rename it to ${found === 'JPEG' ? '.jpg' : `.${found!.toLowerCase()}`}`,
    );
  if (found !== 'SVG') return { kind: found as 'PNG' | 'JPEG', file: name, bytes };
  const text = decodeDrawingText(bytes);
  if (text === undefined) {
    const { problems } = decodeUtf8(name, bytes);
    if (problems.length > 0) throw new ProblemsError(problems);
    return refuse(file, 'its first bytes name an encoding that it is not in', 'save it as UTF-8');
  }
  return { kind: 'svg', file: name, text };
}
