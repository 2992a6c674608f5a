import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { galleryChoices, lookChoices, type ShownChoice } from '../../app/component-gallery/gallerySettings.ts';
import { loadCatalogue } from '../../scripts/build/config/resolve/loadCatalogue.ts';
import { sampleSites } from '../../scripts/local/screenshots/sampleSites.ts';
import { galleryChecks } from '../visual/galleryChecks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const list = (folder: string) => readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('the gallery shows every component', () => {
  const gallery = list('app/component-gallery')
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => read(`app/component-gallery/${file}`))
    .join('\n');
  const components = list('app/ui')
    .filter((file) => /(?:^|\/)[A-Z]\w*\.tsx$/.test(file))
    .flatMap((file) => [...read(`app/ui/${file}`).matchAll(/^export function ([A-Z]\w*)/gm)].map((match) => match[1]!));
  expect(components.length).toBeGreaterThan(20);
  // The gallery shows these in the components that render them.
  const inner = [
    'ButtonBase',
    'ChoiceGroup',
    'FieldError',
    'FieldFrame',
    'Initial',
    'MenuPopup',
    'ModalHeader',
    'Slider',
    'ToneIcon',
  ];
  const missing = components.filter((name) => !inner.includes(name) && !gallery.includes(`<${name}`));
  expect(missing).toEqual([]);
});

test('no module of a site imports the gallery', () => {
  const importing = list('app').filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.startsWith('component-gallery') &&
      /component-gallery\/(?:galleryEntry|GalleryPage)/.test(read(`app/${file}`)),
  );
  expect(importing).toEqual([]);
});

test('the gallery offers every theme', () => {
  const themes = list('themes').filter((file) => file.endsWith('.json') && file !== 'theme.schema.json');
  expect([...galleryChoices.theme]).toEqual(themes.map((file) => file.replace('.json', '')).sort());
});

test('the checks cover every language, band and layer, and with the sample sites every theme', async () => {
  const { brands } = await loadCatalogue(root);
  const siteThemes = sampleSites.map((site) => brands.find(({ slug }) => slug === site.brand)!.theme.name);
  const checked = (choice: 'theme' | 'band' | 'lang') => galleryChecks.map(({ variant }) => variant[choice]);
  expect(new Set([...checked('theme'), ...siteThemes])).toEqual(new Set(galleryChoices.theme));
  expect(new Set(checked('band'))).toEqual(new Set(galleryChoices.band));
  expect(new Set(checked('lang'))).toEqual(new Set(galleryChoices.lang));
  expect(new Set(galleryChecks.map(({ variant: { layer = 'none' } }) => layer))).toEqual(new Set(galleryChoices.layer));
});

test('the checks cover every choice of a look', () => {
  for (const [choice, [, ...options]] of Object.entries(lookChoices)) {
    const checked = new Set(galleryChecks.map(({ variant }) => variant[choice as ShownChoice]));
    expect(checked.size, choice).toBe(Math.min(options.length, galleryChecks.length));
  }
});

test('axe runs in every band and every layer in both colour schemes', () => {
  const covered = galleryChecks.flatMap(({ variant: { band, layer = 'none' }, axe }) =>
    axe.flatMap((scheme) => [`${band} ${scheme}`, `${layer} ${scheme}`]),
  );
  const expected = [...galleryChoices.band, ...galleryChoices.layer].flatMap((one) => [`${one} light`, `${one} dark`]);
  expect(expected.filter((one) => !covered.includes(one))).toEqual([]);
});
