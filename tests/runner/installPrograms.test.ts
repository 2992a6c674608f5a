import { expect, test } from 'vitest';
import { installPrograms } from './installPrograms.ts';

const present = { title: 'nginx', folder: 'tests/hosting/', packages: ['nginx'], find: () => '/usr/sbin/nginx' };

test('what is missing is installed in one go; what is there is not asked for', () => {
  const installed: string[] = [];
  const missing = (name: string) => ({
    title: name,
    folder: 'tests/hosting/',
    packages: [name, `${name}-driver`],
    find: () => (installed.includes(name) ? name : undefined),
  });
  const install = (...packages: string[]) => void installed.push(...packages);
  expect(installPrograms([present, missing('a'), missing('b')], install)).toEqual([]);
  expect(installed).toEqual(['a', 'a-driver', 'b', 'b-driver']);
});

test('what cannot be installed is named, with the reason', () => {
  const missing = { title: 'Firefox', folder: 'tests/engines/', packages: ['firefox-esr'], find: () => undefined };
  const refuse = () => {
    throw new Error('only root may install packages\nmore');
  };
  expect(installPrograms([present, missing], refuse)).toEqual([
    "Firefox: is not installed, nor are Debian's firefox-esr: Error: only root may install packages",
  ]);
});
