import { expect, test } from 'vitest';
import { toSiteRelease } from './siteRelease.ts';

const files = [
  { path: 'index.html', sha256: 'a1' },
  { path: 'assets/main.js', sha256: 'b2' },
];

test('the release of a site is named by its own files, whatever their order', () => {
  const release = toSiteRelease(files);
  expect(release).toMatch(/^[0-9a-f]{16}$/);
  expect(toSiteRelease(files.toReversed())).toBe(release);
  expect(toSiteRelease([files[0]!, { path: 'assets/main.js', sha256: 'b3' }])).not.toBe(release);
  expect(toSiteRelease([files[0]!, { path: 'assets/other.js', sha256: 'b2' }])).not.toBe(release);
});

test('compressed files, and those that are written after the rules, do not count', () => {
  const later = ['index.html.br', 'index.html.gz', '_headers', '_redirects', 'release.json'];
  expect(toSiteRelease([...files, ...later.map((path) => ({ path, sha256: 'c3' }))])).toBe(toSiteRelease(files));
});
