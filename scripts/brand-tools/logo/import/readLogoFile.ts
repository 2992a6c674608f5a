import { open, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { decodeUtf8 } from '../../../build/config/parse/decodeUtf8.ts';
import { quote, toPrintable } from '../../../build/config/parse/problemMessageFormatting.ts';
import { detectFileType } from '../../../build/config/read/detectFileType.ts';
import { ProblemsError, toFileProblem } from '../../../lib/problem.ts';
import { toUnreadableProblem } from '../../../lib/regularFile.ts';
import { decodeDrawingText } from './decodeDrawingText.ts';

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

/** Throws the reason why a file is not read; `file` is as it was typed. */
function refuse(file: string, message: string, hint: string): never {
  throw new ProblemsError([toFileProblem(toPrintable(file), message, hint)]);
}

/** Throws if a link leads elsewhere than to another file beside it: its target could change unnoticed. */
async function assertStaysInFolder(file: string): Promise<void> {
  const [folder, target] = await Promise.all([realpath(path.dirname(file)), realpath(file)]);
  if (!target.startsWith(folder + path.sep)) refuse(file, 'the link leads out of its folder', 'give the file itself');
}

async function readLimited(file: string, kind: PictureKind): Promise<Buffer> {
  const limit = kind === 'SVG' ? MAX_SVG_KB * 1024 : MAX_PICTURE_MB * 1024 ** 2;
  const facts = await stat(file);
  if (facts.isDirectory()) refuse(file, 'this is a folder', 'name the file of the logo in it');
  if (!facts.isFile()) refuse(file, 'this is no plain file', exportHint);
  if (facts.size === 0) refuse(file, 'the file is empty', exportHint);
  if (facts.size > limit) {
    const most = kind === 'SVG' ? `${MAX_SVG_KB} KB` : `${MAX_PICTURE_MB} MB`;
    const hint = kind === 'SVG' ? 'simplify its paths, or give a PNG' : 'a logo of 1600 pixels width is enough';
    refuse(file, `the file is larger than ${most}`, hint);
  }
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(facts.size), { position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Reads a file of a known kind and limited size; `file` is relative to the working folder. Throws a ProblemsError. */
export async function readLogoFile(file: string): Promise<LogoFile> {
  const name = toPrintable(file, 200);
  const extension = path.extname(file).toLowerCase();
  let bytes: Buffer;
  const wanted = kindsByExtension[extension];
  try {
    await assertStaysInFolder(file);
    bytes = await readLimited(file, wanted ?? 'PNG');
  } catch (error) {
    if (error instanceof ProblemsError) throw error;
    throw new ProblemsError([toUnreadableProblem(name, error)]);
  }
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
