import { installDebianPackages } from '../../scripts/lib/debianPackages.ts';
import { findFirefox, findWebKit } from '../engines/findEngines.ts';
import { findCaddy, findNginx } from '../hosting/findWebServers.ts';
import type { Omission } from './selectTests.ts';

/** A program that tests run beside Chromium, with the packages of Debian that bring it; without it they are left out. */
interface Program {
  title: string;
  packages: readonly string[];
  find(): string | undefined;
}

export const webServers: readonly Program[] = [
  { title: 'nginx', packages: ['nginx'], find: findNginx },
  { title: 'Caddy', packages: ['caddy'], find: findCaddy },
];

export const engines: readonly Program[] = [
  { title: 'Firefox', packages: ['firefox-esr'], find: findFirefox },
  { title: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
];

/** Installs the programs that are missing, where that is possible, all at once; gives those that are still missing, and why. */
export function installPrograms(wanted: readonly Program[], install = installDebianPackages): Omission[] {
  const isMissing = ({ find }: Program) => find() === undefined;
  const packages = wanted.filter(isMissing).flatMap((program) => program.packages);
  let reason = 'they do not bring it';
  try {
    if (packages.length > 0) install(...packages);
  } catch (error) {
    reason = String(error).split('\n', 1)[0]!;
  }
  return wanted.filter(isMissing).map((program) => ({
    what: program.title,
    why: `is not installed, nor are Debian's ${program.packages.join(' and ')}: ${reason}`,
  }));
}
