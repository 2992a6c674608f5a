import { existsSync } from 'node:fs';
import path from 'node:path';

/** Finds the path of a command; undefined if it is not installed. Servers are in folders that not every PATH has. */
export const findCommand = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
