import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}
const { packages, lockfileVersion } = readJson('package-lock.json') as {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
};
const lockedPackages = Object.entries(packages).filter(([place]) => place !== '');
const manifest = readJson('package.json') as Record<string, Record<string, string>>;

/** The version that is asked for, also under another name: `npm:@babel/core@7.29.13`. */
const versionOf = (wanted: string) => wanted.replace(/^npm:.+@/, '');

/** Packages that would run a script when they are installed: to check their binary, and to write Git hooks. */
const allowedInstallScripts = ['node_modules/esbuild', 'node_modules/lefthook'];

test.for(['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'])('%s are exact versions', (kind) => {
  const loose = Object.entries(manifest[kind] ?? {}).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(versionOf(version)),
  );
  expect(loose).toEqual([]);
});

test('what is asked for is what is locked', () => {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
  const other = kinds
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([name, version]) => packages[`node_modules/${name}`]?.version !== versionOf(version));
  expect(lockfileVersion).toBe(3);
  expect(other).toEqual([]);
});

test('every package is known by the hash of its content, and comes from the registry', () => {
  const unknown = lockedPackages.filter(([, { integrity, resolved, link }]) => {
    const fromRegistry = resolved === undefined || resolved.startsWith('https://registry.npmjs.org/');
    return link || !fromRegistry || !/^sha512-[\w+/]{86}==$/.test(integrity ?? '');
  });
  expect(unknown.map(([place]) => place)).toEqual([]);
});

test('no other package runs a script when it is installed', () => {
  expect(lockedPackages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place)).toEqual(
    allowedInstallScripts,
  );
});

const npmSettings = readFileSync(path.join(root, '.npmrc'), 'utf8').split('\n');

test('nothing that is installed is asked to run anything', () => {
  expect(npmSettings).toContain('ignore-scripts=true');
});

test('npm takes no version that is younger than a week', () => {
  expect(Number(/^min-release-age=(\d+)$/m.exec(npmSettings.join('\n'))?.[1])).toBeGreaterThanOrEqual(7);
});
