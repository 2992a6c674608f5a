import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import { notRegularHint, toUnreadableProblem } from '../../../lib/regularFile.ts';
import { decodeUtf8 } from '../parse/decodeUtf8.ts';
import { findMergeMarks } from '../parse/findMergeMarks.ts';
import { findReservedPlaceholders } from '../parse/findReservedPlaceholders.ts';
import { locateOffsets } from '../parse/locateOffsets.ts';
import type { TextFile } from '../parse/TextFile.ts';
import { detectFileType } from './detectFileType.ts';

export interface ReadResult {
  text?: TextFile;
  problems: Problem[];
}

/** Flags to open a file without waiting: opening a pipe would wait for a writer. */
const READ_AT_ONCE = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Reads at most one byte over the limit, however large the file; undefined for anything but a file. */
export async function readBytes(path: string, limit: number): Promise<Buffer | undefined> {
  const handle = await open(path, READ_AT_ONCE);
  try {
    const stats = await handle.stat();
    if (!stats.isFile() && !stats.isDirectory()) return undefined;
    const { size } = stats;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(size, limit) + 1), { position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const wrongTypeHints: Readonly<Record<string, string>> = {
  '.svg': 'export the logo as SVG; npm run new-brand -- --logo makes one of a PNG or JPEG',
  '.json': 'it takes an object in { }',
};

/** Reads a text file of limited size, as UTF-8. */
export async function readTextFile(root: string, file: string, limitKb: number): Promise<ReadResult> {
  try {
    const bytes = await readBytes(join(root, file), limitKb * 1024);
    if (!bytes) return { problems: [toFileProblem(file, 'this cannot be read', notRegularHint)] };
    const extension = extname(file);
    const type = extension in wrongTypeHints ? detectFileType(bytes) : undefined;
    if (type !== undefined && extension !== `.${type.toLowerCase()}`) {
      const message = `the name ends with "${extension}", but the file is ${type}`;
      return { problems: [toFileProblem(file, message, wrongTypeHints[extension]!)] };
    }
    if (bytes.length > limitKb * 1024) {
      return { problems: [toFileProblem(file, `the file is larger than ${limitKb} KB`, 'make it smaller')] };
    }
    const { text, problems } = decodeUtf8(file, bytes);
    if (text === undefined) return { problems };
    const marks = findMergeMarks(text);
    // Everything else that is wrong would follow from them.
    if (marks.length > 0) return { problems: [...problems, ...locateOffsets({ file, text }, marks)] };
    return {
      text: { file, text },
      problems: [...problems, ...locateOffsets({ file, text }, findReservedPlaceholders(text))],
    };
  } catch (error) {
    return { problems: [toUnreadableProblem(file, error)] };
  }
}

/** Checks that a link leads to another file in the same folder, never out of it. */
export async function checkLink(root: string, folder: string, file: string): Promise<Problem[]> {
  const toLinkProblem = (message: string) => [toFileProblem(file, message, 'put the file itself here')];
  try {
    const [home, target] = await Promise.all([realpath(join(root, folder)), realpath(join(root, file))]);
    return target.startsWith(home + sep) ? [] : toLinkProblem(`the link leads out of ${folder}`);
  } catch {
    return toLinkProblem('the link leads nowhere');
  }
}
