import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

const findCommand = (name: string) => folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

/** The path of Caddy; undefined if it is not installed. */
export const findCaddy = (): string | undefined => findCommand('caddy');

/** The path of nginx, which is installed from Debian's package if it is missing and this is possible. */
export function findOrInstallNginx(): string | undefined {
  const found = findCommand('nginx');
  if (found || process.getuid?.() !== 0) return found;
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'ignore', timeout: 90_000 });
  try {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'nginx');
  } catch {
    // Without a network or Debian, verifyRelease still checks the configuration.
  }
  return findCommand('nginx');
}
