import { execFileSync } from 'node:child_process';

/** Installs Debian packages without what they recommend. Throws on other systems, without root or without a network. */
export function installDebianPackages(...names: string[]): void {
  if (process.getuid?.() !== 0) throw new Error('only root may install packages');
  const run = (...args: string[]) =>
    execFileSync('apt-get', args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 300_000 });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...names);
}
