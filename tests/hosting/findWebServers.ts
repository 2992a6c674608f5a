import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

const findCommand = (name: string) => folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

/** Where Caddy is installed; nothing if it is not. */
export const findCaddy = (): string | undefined => findCommand('caddy');

/** The same of nginx, installed from Debian's package where that is possible and nobody has done it. */
export function findOrInstallNginx(): string | undefined {
  const found = findCommand('nginx');
  if (found || process.getuid?.() !== 0) return found;
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'ignore', timeout: 90_000 });
  try {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'nginx');
  } catch {
    // No network, or no Debian: what the configuration says is checked all the same.
  }
  return findCommand('nginx');
}
