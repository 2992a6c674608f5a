import path from 'node:path';
import { expect, test } from 'vitest';
import { createThirdPartyNotices, renderNotices } from './thirdPartyNotices.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test('packages are listed in order, and an equal licence text stands once', () => {
  const notice = (name: string, text: string) => ({ name, version: '1.0.0', license: 'MIT', text });
  const text = renderNotices([notice('c', 'Licence A'), notice('b', 'Licence B'), notice('a', 'Licence A')]);
  expect(text.split(/\n\n-+\n\n/).slice(1, -1)).toEqual([
    'a 1.0.0 (MIT)\nc 1.0.0 (MIT)\n\nLicence A',
    'b 1.0.0 (MIT)\n\nLicence B',
  ]);
});

test('the notices name each package once with its version and licence, in whatever order they are given', {
  tags: 'rule',
}, () => {
  const render = createThirdPartyNotices(root);
  const artifact = render(['react', '@fontsource-variable/figtree', 'react']);
  expect(render(['@fontsource-variable/figtree', 'react'])).toBe(artifact);
  const text = Buffer.from(artifact.bytes).toString('utf8');
  expect(text.match(/^\S+ \d+\.\d+\.\d+ \(.+\)$/gm)).toEqual([
    expect.stringMatching(/^@fontsource-variable\/figtree .* \(OFL-1\.1\)$/),
    expect.stringMatching(/^react .* \(MIT\)$/),
  ]);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toMatch(/GeoNames .*CC BY 4\.0/);
});

test('a package that is not installed stops the build', () => {
  expect(() => createThirdPartyNotices(root)(['no-such-package'])).toThrow(/no-such-package/);
});
