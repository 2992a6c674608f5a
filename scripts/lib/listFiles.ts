import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The paths of all files below a folder, with forward slashes; folders that are links are entered too. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && statSync(file).isDirectory());
    return isFolder ? listFiles(file).map((inner) => `${entry.name}/${inner}`) : [entry.name];
  });
}
