import { installDebianPackages } from '../../scripts/lib/debianPackages.ts';
import { findFirefox, findWebKit } from '../engines/findEngines.ts';
import { findCaddy, findNginx, findSshServer } from '../hosting/findWebServers.ts';

/** Programs that the tests in a folder run beside Chromium, with their packages of Debian; without them these are left out. */
export const programs = [
  { title: 'nginx', folder: 'tests/hosting/', packages: ['nginx'], find: findNginx },
  { title: 'Caddy', folder: 'tests/hosting/', packages: ['caddy'], find: findCaddy },
  {
    title: 'sshd with rsync',
    folder: 'tests/hosting/',
    packages: ['openssh-server', 'openssh-client', 'rsync'],
    find: findSshServer,
  },
  { title: 'Firefox', folder: 'tests/engines/', packages: ['firefox-esr'], find: findFirefox },
  { title: 'WebKit', folder: 'tests/engines/', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
];

/** Installs the programs that are missing, where that is possible, all at once; gives those that are still missing, and why. */
export function installPrograms(wanted: typeof programs, install = installDebianPackages): string[] {
  const missing = wanted.filter(({ find }) => !find());
  let reason = 'they do not bring it';
  try {
    if (missing.length > 0) install(...missing.flatMap(({ packages }) => packages));
  } catch (error) {
    reason = String(error).split('\n', 1)[0]!;
  }
  const why = `is not installed, nor are Debian's ${missing.flatMap(({ packages }) => packages).join(', ')}: ${reason}`;
  return missing.filter(({ find }) => !find()).map(({ title }) => `${title}: ${why}`);
}
