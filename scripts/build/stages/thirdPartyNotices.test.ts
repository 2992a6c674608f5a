import path from 'node:path';
import { expect, test } from 'vitest';
import { createThirdPartyNotices, parseNotices, renderNotices } from './thirdPartyNotices.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test('packages are listed in order, and an equal licence text stands once', () => {
  const notice = (name: string, text: string) => ({ name, version: '1.0.0', license: 'MIT', text });
  const text = renderNotices([notice('c', 'Licence A'), notice('b', 'Licence B'), notice('a', 'Licence A')]);
  expect(text.split(/\n\n-+\n\n/).slice(1, -1)).toEqual([
    'a 1.0.0 (MIT)\nc 1.0.0 (MIT)\n\nLicence A',
    'b 1.0.0 (MIT)\n\nLicence B',
  ]);
});

test('what notices name is read back, also where a licence has a line like those between them', () => {
  const line = '-'.repeat(80);
  const packages = [
    { name: '@a/b', version: '1.0.0', license: '(MIT OR Apache-2.0)' },
    { name: 'c', version: '2.0.0-rc.1', license: 'MIT' },
  ];
  const text = renderNotices(
    packages.map((one) => ({ ...one, text: `Licence\n\n${line}\n\nSecond part (of it)\n\nEnd` })),
    [{ name: 'Own Sans 2', licence: 'Font licence\n\nof two parts' }],
  );
  expect(parseNotices(text)).toEqual([
    ...packages.map((one) => ({ kind: 'package', ...one })),
    { kind: 'font', name: 'Own Sans 2', text: 'Font licence\n\nof two parts' },
    { kind: 'data', name: 'Maps', text: expect.stringMatching(/GeoNames/) },
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
