import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Removes the files of a folder whose names are not among those to keep. */
export function removeOtherFiles(folder: string, kept: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(path.join(folder, name), { force: true });
}

/** Removes a folder; synchronous because that is several times faster for thousands of files. */
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });
