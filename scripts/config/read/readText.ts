import { open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Problem } from '../../lib/problem.ts';
import { decodeText } from '../parse/decodeText.ts';
import type { TextFile } from './sources.ts';

export interface ReadResult {
  text?: TextFile;
  problems: Problem[];
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you may not read it',
  EPERM: 'you may not read it',
  EISDIR: 'it is a folder',
  ELOOP: 'it is a link that leads back to itself',
  ENOENT: 'it is not there',
};

export const unreadable = (file: string, error: unknown): Problem => {
  const { code = '' } = error as NodeJS.ErrnoException;
  return { file, line: 1, column: 1, what: 'this cannot be read', meant: reasons[code] ?? String(error) };
};

/** Reads no more than one byte over the limit, however large the file. */
async function readBytes(path: string, limit: number) {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(size, limit) + 1), { position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A text file of limited size, as UTF-8. */
export async function readText(root: string, file: string, limitKb: number): Promise<ReadResult> {
  try {
    const bytes = await readBytes(join(root, file), limitKb * 1024);
    if (bytes.length > limitKb * 1024) {
      const what = `the file is larger than ${limitKb} KB`;
      return { problems: [{ file, line: 1, column: 1, what, meant: 'make it smaller' }] };
    }
    const { text, problems } = decodeText(file, bytes);
    return text === undefined ? { problems } : { text: { file, text }, problems };
  } catch (error) {
    return { problems: [unreadable(file, error)] };
  }
}

/** A link may lead to another place in the same folder, never out of it. */
export async function checkLink(root: string, folder: string, file: string): Promise<Problem[]> {
  const wrong = (what: string) => [{ file, line: 1, column: 1, what, meant: 'put the file itself here' }];
  try {
    const [home, target] = await Promise.all([realpath(join(root, folder)), realpath(join(root, file))]);
    return target.startsWith(home + sep) ? [] : wrong(`the link leads out of ${folder}`);
  } catch {
    return wrong('the link leads nowhere');
  }
}
