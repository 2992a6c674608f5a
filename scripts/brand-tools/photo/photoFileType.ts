import path from 'node:path';
import { quote, toPrintable } from '../../build/config/parse/problemMessageFormatting.ts';
import { detectFileType } from '../../build/config/read/detectFileType.ts';
import { type Problem, toFileProblem } from '../../lib/problem.ts';

const namesOf: Readonly<Record<string, readonly string[]>> = {
  JPEG: ['.jpg', '.jpeg', '.jpe'],
  PNG: ['.png'],
  WebP: ['.webp'],
  AVIF: ['.avif'],
  HEIC: ['.heic', '.heif'],
};

/** Tells AVIF from HEIC, which have the same container: by the brands at its beginning. */
function detectPhotoType(bytes: Buffer): string | undefined {
  const found = detectFileType(bytes);
  if (found !== 'HEIC or AVIF') return found;
  const length = Math.min(bytes.readUInt32BE(0), 64);
  return /avi[fs]/.test(bytes.toString('latin1', 8, length)) ? 'AVIF' : 'HEIC';
}

/** Finds the type of a photograph by its content, and the reasons why it is none that can be read. */
export function checkPhotoType(file: string, bytes: Buffer): { type?: string; problems: Problem[] } {
  const refuse = (message: string, hint: string) => [toFileProblem(toPrintable(file, 200), message, hint)];
  const found = detectPhotoType(bytes);
  const names = namesOf[found ?? ''];
  if (found === undefined || !names) {
    const message = found === undefined ? 'this is no photograph' : `this is a ${found} file`;
    return { problems: refuse(message, 'export it as JPEG, PNG or WebP') };
  }
  const extension = path.extname(file).toLowerCase();
  const problems = names.includes(extension)
    ? []
    : refuse(`the name ends with ${quote(extension)}, but the file is ${found}`, `rename it to ${names[0]}`);
  return { type: found, problems };
}
