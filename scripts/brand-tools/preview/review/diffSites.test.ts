import { expect, test } from 'vitest';
import { diffFiles, diffLook, diffParagraphs } from './diffSites.ts';

const files = (...rows: readonly (readonly [path: string, sha256: string])[]) => ({
  files: rows.map(([path, sha256]) => ({ path, sha256, size: 1 })),
});

test('files are compared by their names without hashes, kind by kind', () => {
  const before = files(
    ['index.html', 'a'],
    ['index.html.br', 'packed'],
    ['assets/logo-0123456789.svg', 'b'],
    ['assets/art-0123456789/welcome.svg', 'c'],
    ['assets/art/banner-07-0123456789.svg', 'g'],
    ['assets/homepage-aaaaaaaaaa.js', 'd'],
    ['assets/Card-BCeZMp6c.css', 'e'],
    ['legal/termsAndPolicies_fr_FR.json', 'f'],
  );
  const after = files(
    ['index.html', 'a2'],
    ['assets/logo-9876543210.svg', 'b2'],
    ['assets/art/welcome-9876543210.svg', 'c'],
    ['assets/art/banner-07-9876543210.svg', 'g2'],
    ['assets/homepage-aaaaaaaaaa.js', 'd'],
    ['assets/Card-XCeZMp6d.css', 'e'],
    ['legal/termsAndPolicies_de_DE.json', 'f'],
  );
  expect(diffFiles(before, after)).toEqual([
    { kind: 'Page', added: [], changed: ['index.html'], removed: [] },
    {
      kind: 'Legal texts',
      added: ['legal/termsAndPolicies_de_DE.json'],
      changed: [],
      removed: ['legal/termsAndPolicies_fr_FR.json'],
    },
    { kind: 'Logo and icons', added: [], changed: ['logo.svg'], removed: [] },
    { kind: 'Pictures', added: [], changed: ['banner-07.svg'], removed: [] },
  ]);
  expect(diffFiles(after, after)).toEqual([]);
});

test('changed properties of the look are told with both values', () => {
  const page = (css: string) => `<style>@font-face{font-family:"A"}:root{${css}}body{margin:0}</style>`;
  expect(diffLook(page('--a:1;--b:x y;--c:3'), page('--a:1;--b:z;--d:4'))).toEqual([
    { name: '--b', before: 'x y', after: 'z' },
    { name: '--c', before: '3', after: '' },
    { name: '--d', before: '', after: '4' },
  ]);
});

test('changed paragraphs of a text are told without their markup', () => {
  const text = (last: string) => `<h2>Terms</h2><p>One <strong>two</strong></p><ul><li>${last}</li></ul>`;
  expect(diffParagraphs(text('three'), text('four<br>five'))).toEqual({ removed: ['three'], added: ['four', 'five'] });
});
