import { expect, test } from 'vitest';
import { changeWords } from '../../words/changeWords.ts';
import { describeReleasedLook } from './describeReleasedLook.ts';
import { diffFiles, diffParagraphs } from './diffSites.ts';

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
    { kind: 'page', added: [], changed: ['index.html'], removed: [] },
    {
      kind: 'legal',
      added: ['legal/termsAndPolicies_de_DE.json'],
      changed: [],
      removed: ['legal/termsAndPolicies_fr_FR.json'],
    },
    { kind: 'logo', added: [], changed: ['logo.svg'], removed: [] },
    { kind: 'pictures', added: [], changed: ['banner-07.svg'], removed: [] },
  ]);
  expect(diffFiles(after, after)).toEqual([]);
});

test('a changed look is told in words, by day and by night', () => {
  const page = (day: string, night: string) =>
    `<style>:root{${day}}@media screen and (prefers-color-scheme:dark){:root{${night}}}</style>`;
  const before = page('--primary-600:#246247;--neutral-050:#f7f7f7;--radius-card:16px', '--header:var(--primary-600)');
  const after = page(
    '--primary-600:#246247;--neutral-050:#f7f7f7;--header:#b8860b;--radius-card:2px',
    '--header:#d4af37',
  );
  expect(describeReleasedLook(before, after, changeWords.en)).toEqual([
    'The header gets darker, by day: #F7F7F7 → #B8860B',
    'The header gets another colour, by night: #246247 → #D4AF37',
    'Corners: chosen otherwise',
  ]);
  expect(describeReleasedLook(after, after, changeWords.de)).toEqual([]);
});

test('changed paragraphs of a text are told without their markup', () => {
  const text = (last: string) => `<h2>Terms</h2><p>One <strong>two</strong></p><ul><li>${last}</li></ul>`;
  expect(diffParagraphs(text('three'), text('four<br>five'))).toEqual({ removed: ['three'], added: ['four', 'five'] });
});
