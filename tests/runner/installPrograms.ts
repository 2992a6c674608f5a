import { installDebianPackages } from '../../scripts/lib/debianPackages.ts';
import { findFirefox, findWebKit } from '../engines/findEngines.ts';
import { findCaddy, findNginx } from '../hosting/findWebServers.ts';
import type { Omission } from './TestProject.ts';

/** A program that tests run beside Chromium; without it they are left out. */
interface Program {
  title: string;
  /** The packages of Debian that bring it. */
  packages: readonly string[];
  find(): string | undefined;
  /** The engine's name among the kinds of the summary. */
  engine?: string;
  /** The command that prints the engine's version, where it is installed. */
  versionCommand?: () => readonly [command: string, ...args: string[]];
}

/** The programs that a kind of tests needs. */
export const programs = {
  units: [
    { title: 'nginx', packages: ['nginx'], find: findNginx },
    { title: 'Caddy', packages: ['caddy'], find: findCaddy },
  ],
  browser: [
    {
      title: 'Firefox',
      packages: ['firefox-esr'],
      find: findFirefox,
      engine: 'firefox',
      versionCommand: () => [findFirefox()!, '--version'],
    },
    {
      title: 'WebKit',
      packages: ['webkit2gtk-driver', 'xvfb'],
      find: findWebKit,
      engine: 'webkit',
      versionCommand: () => ['dpkg-query', '--show', 'webkit2gtk-driver'],
    },
  ],
} as const satisfies Record<string, readonly Program[]>;

/** Installs the programs that are missing, where that is possible, all at once; gives those that are still missing, and why. */
export function installPrograms(
  wanted: readonly Program[],
  install: (...packages: string[]) => void = installDebianPackages,
): Omission[] {
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
