import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Finds the path of a command; undefined if it is not installed. Servers are in folders that not every PATH has. */
export const findCommand = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/** Installs Debian packages without what they recommend. Throws on other systems, without root or without a network. */
export function installDebianPackages(...names: string[]): void {
  if (process.getuid?.() !== 0) throw new Error('only root may install packages');
  const run = (...args: string[]) =>
    execFileSync('apt-get', args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 300_000 });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...names);
}
