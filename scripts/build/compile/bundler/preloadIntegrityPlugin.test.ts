import { expect, test } from 'vitest';
import { addIntegrity } from './preloadIntegrityPlugin.ts';

const integrity = { '/assets/a.css': 'sha256-a' };
const document = { querySelector: () => ({ textContent: JSON.stringify({ imports: {}, integrity }) }) };

/** Makes the links of the helper for addresses. */
const makeLinks = (paths: string[]) =>
  new Function(
    'document',
    'paths',
    `${addIntegrity('const link = {}; const make = (dep) => { const link = {}; link.href = dep.href; return link; };')}
    return paths.map((pathname) => make({ pathname, href: pathname }));`,
  )(document, paths) as object[];

test('gives a link the hash of its file, and none where the import map has none', () => {
  expect(makeLinks(['/assets/a.css', '/assets/b.css'])).toEqual([
    { href: '/assets/a.css', integrity: 'sha256-a' },
    { href: '/assets/b.css', integrity: '' },
  ]);
});

test('throws if Vite makes its links in another way', () => {
  for (const code of ['link.href = url;', 'link.href = dep.href; link.href = dep.href;'])
    expect(() => addIntegrity(code)).toThrow("Vite's preload helper has an unexpected form");
});
