import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Removes the files of a folder whose names are not among those to keep. */
export function removeOtherFiles(folder: string, kept: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(path.join(folder, name), { force: true });
}
