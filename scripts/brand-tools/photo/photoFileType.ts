import path from 'node:path';
import { quote, toPrintable } from '../../build/config/parse/problemMessageFormatting.ts';
import { detectFileType } from '../../build/config/read/detectFileType.ts';
import { type Problem, toFileProblem } from '../../lib/problem.ts';

const namesOf: Readonly<Record<string, readonly string[]>> = {
  JPEG: ['.jpg', '.jpeg', '.jpe'],
  PNG: ['.png'],
  WebP: ['.webp'],
  AVIF: ['.avif'],
};

const asJpeg =
  'export it as JPEG: on an iPhone set Settings, Camera, Formats to "Most Compatible" or share the photograph by mail; on a Mac open it in Preview and choose File, Export; on Windows open it in Photos and choose Save as';

/** Tells AVIF from HEIC, which have the same container: by the brands at its beginning. */
function detectPhotoType(bytes: Buffer): string | undefined {
  const found = detectFileType(bytes);
  if (found !== 'HEIC or AVIF') return found;
  const length = Math.min(bytes.readUInt32BE(0), 64);
  return /avi[fs]/.test(bytes.toString('latin1', 8, length)) ? 'AVIF' : 'HEIC';
}

/** Finds out why a file is no photograph that can be read, by its content and its name. */
export function checkPhotoType(file: string, bytes: Buffer): { isReadable: boolean; problems: Problem[] } {
  const refuse = (message: string, hint: string) => [toFileProblem(toPrintable(file, 200), message, hint)];
  const found = detectPhotoType(bytes);
  const names = namesOf[found ?? ''];
  if (found === undefined || !names) {
    const hint = found === 'HEIC' ? asJpeg : 'export it as JPEG, PNG or WebP';
    return {
      isReadable: false,
      problems: refuse(found === undefined ? 'this is no photograph' : `this is a ${found} file`, hint),
    };
  }
  const extension = path.extname(file).toLowerCase();
  const problems = names.includes(extension)
    ? []
    : refuse(`the name ends with ${quote(extension)}, but the file is ${found}`, `rename it to ${names[0]}`);
  return { isReadable: true, problems };
}
