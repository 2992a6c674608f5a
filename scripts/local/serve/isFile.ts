import { statSync } from 'node:fs';

/** Whether a file exists; a path that leads through a file has none. */
export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
