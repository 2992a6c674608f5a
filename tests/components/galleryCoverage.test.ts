import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { galleryChoices, lookChoices, type ShownChoice } from '../../app/component-gallery/gallerySettings.ts';
import { loadCatalogue } from '../../scripts/build/config/resolve/loadCatalogue.ts';
import { sampleSites } from '../../scripts/local/screenshots/sampleSites.ts';
import { listSourceFiles, readImports, resolveImport } from '../support/readImports.ts';
import { galleryChecks } from '../visual/galleryChecks.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The files of the kit that a page or another part of the app imports. */
const importedOutside = new Set(
  listSourceFiles('app')
    .filter((file) => !file.startsWith('app/ui/'))
    .flatMap((file) => readImports(file).map(({ specifier }) => resolveImport(file, specifier))),
);

/** The components that need samples: those that only others of the kit render are seen in these. */
const components = listSourceFiles('app/ui').filter(
  (file) => /\/[A-Z]\w*\.tsx$/.test(file) && importedOutside.has(file),
);

test.for(components)('%s has a sample in the gallery', (file) => {
  const sample = file.replace('.tsx', '.gallery.tsx');
  expect(existsSync(path.join(root, sample))).toBe(true);
  expect(readFileSync(path.join(root, sample), 'utf8')).toContain(`<${path.basename(file, '.tsx')}`);
});

test('the gallery offers every theme', () => {
  const themes = readdirSync(path.join(root, 'themes')).filter((file) => /^(?!theme\.schema).*\.json$/.test(file));
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

test('the checks cover every choice of a look', { tags: 'rule' }, () => {
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
