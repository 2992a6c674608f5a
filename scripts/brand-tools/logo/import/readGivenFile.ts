import { open, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { toPrintable } from '../../../build/config/parse/problemMessageFormatting.ts';
import { ProblemsError, toFileProblem } from '../../../lib/problem.ts';
import { toUnreadableProblem } from '../../../lib/regularFile.ts';

/** Throws the reason why a file is not read; `file` is as it was typed. */
export function refuse(file: string, message: string, hint: string): never {
  throw new ProblemsError([toFileProblem(toPrintable(file), message, hint)]);
}

/** Throws if a link leads elsewhere than to another file beside it: its target could change unnoticed. */
async function assertStaysInFolder(file: string): Promise<void> {
  const [folder, target] = await Promise.all([realpath(path.dirname(file)), realpath(file)]);
  if (!target.startsWith(folder + path.sep)) refuse(file, 'the link leads out of its folder', 'give the file itself');
}

interface GivenFileLimits {
  bytes: number;
  /** The limit in words, and what to do about a larger file. */
  most: string;
  smaller: string;
  /** Remedy for a wrong file, and the content that a right one has. */
  exportHint: string;
  thing: string;
}

/** Reads a file of limited size that a person names; the path is relative to the working folder. Throws a ProblemsError. */
export async function readGivenFile(
  file: string,
  { bytes: limit, most, smaller, exportHint, thing }: GivenFileLimits,
): Promise<Buffer> {
  try {
    await assertStaysInFolder(file);
    const facts = await stat(file);
    if (facts.isDirectory()) refuse(file, 'this is a folder', `name the file of the ${thing} in it`);
    if (!facts.isFile()) refuse(file, 'this is no plain file', exportHint);
    if (facts.size === 0) refuse(file, 'the file is empty', exportHint);
    if (facts.size > limit) refuse(file, `the file is larger than ${most}`, smaller);
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(facts.size), { position: 0 });
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof ProblemsError) throw error;
    throw new ProblemsError([toUnreadableProblem(toPrintable(file, 200), error)]);
  }
}
