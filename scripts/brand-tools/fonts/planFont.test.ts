import { expect, test } from 'vitest';
import { createFixtureProject } from '../../../tests/support/createFixtureProject.ts';
import { validFixtureFiles } from '../../../tests/support/fixtureFiles.ts';
import { readSampleFont, withLicenceBits } from '../../../tests/support/sampleFonts.ts';
import { readProject } from '../lifecycle/readProject.ts';
import { planFont, planUsualFont } from './planFont.ts';

const figtree = readSampleFont('figtree');
const given = { fileName: 'Acme Sans.WOFF2', bytes: figtree, licence: 'OFL' };

test('a font is written beside its licence under a name for addresses, and named in brand.json', async () => {
  await using tree = await createFixtureProject();
  const { change, lines } = await planFont(await readProject(tree.root), 'birchmere', 'headings', given);
  const { 'brands/birchmere/brand.json': brand, ...files } = change.files!;
  expect(files).toEqual({
    'brands/birchmere/fonts/acme-sans.woff2': figtree,
    'brands/birchmere/fonts/acme-sans.txt': 'OFL',
  });
  expect(JSON.parse(String(brand)).fonts).toEqual({ headings: 'acme-sans' });
  expect(String(brand).replace(/,\s*"fonts": \{[^}]*\}/, '')).toBe(validFixtureFiles()['brands/birchmere/brand.json']);
  expect(lines).toEqual([
    expect.stringMatching(/^font of headings: the face of its look, [\w-]+ → acme-sans$/),
    'it has the weights 300 to 900',
  ]);
});

test.for<[string, Partial<typeof given>, string]>([
  ['birchmere', { bytes: figtree.subarray(0, 2000) }, 'Acme Sans.WOFF2 is no font that can be read'],
  ['birchmere', { fileName: 'acme.eot' }, 'acme.eot is no font that can be read'],
  ['birchmere', { licence: ' \n' }, 'the licence is empty'],
  ['cloverfen', {}, 'lacks letters of the sites: Čeština: č ď ě'],
])('%s: a font with a mistake is refused: %j', async ([slug, mistake, message]) => {
  await using tree = await createFixtureProject();
  const project = await readProject(tree.root);
  await expect(planFont(project, slug, 'body', { ...given, ...mistake })).rejects.toThrow(message);
});

test('a font is refused by its licence bits, and what the brand does not have is not taken back', async () => {
  await using tree = await createFixtureProject();
  const project = await readProject(tree.root);
  const bytes = await withLicenceBits(figtree, 0x0102);
  await expect(planFont(project, 'birchmere', 'body', { ...given, fileName: 'a.ttf', bytes })).rejects.toThrow(
    /forbid it: bit 1, “restricted licence”.*; bit 8, “no subsetting”/,
  );
  expect(() => planUsualFont(project, 'birchmere', 'body')).toThrow('birchmere has no own font for body');
});
