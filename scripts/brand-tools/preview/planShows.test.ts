import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sampleBrand, sampleBrandCatalogue } from '../../../tests/support/sampleBrandCatalogue.ts';
import { planBuild } from '../../build/plan/planBuild.ts';
import { openFormerPage, stateFile } from './formerPage.ts';
import { pickSites } from './pickSites.ts';
import { planShows } from './planShows.ts';
import { reviewSet, shownFolder } from './previewScreens.ts';

const domain = { siteId: 1, defaultCountry: 'DE', defaultLang: 'de', locales: ['de', 'en'] } as const;
const brand = sampleBrand('ahorn', {
  domains: [
    { ...domain, domain: 'de' },
    { ...domain, domain: 'at', defaultCountry: 'AT' },
    { ...domain, domain: 'ch', defaultCountry: 'CH', defaultLang: 'fr', locales: ['fr', 'de', 'en'] },
  ],
});
const { sites } = planBuild(sampleBrandCatalogue([brand]), { brands: [], domains: [] });
const built = pickSites(sites, ['de', 'at', 'ch']).map((site) => ({ site, dist: '' }));

test('to be signed off, each language is shown whole where it comes first, and in short in every other country', () => {
  const shows = planShows(built, []);
  expect(shows.map(({ shown, set }) => [shownFolder(shown), set === reviewSet])).toEqual([
    ['ahorn-de', true],
    ['ahorn-de-en', true],
    ['ahorn-at', false],
    ['ahorn-at-en', false],
    ['ahorn-ch', true],
    // Swiss German has a spelling of its own.
    ['ahorn-ch-de', true],
    ['ahorn-ch-en', false],
  ]);
  expect(planShows(built, ['fr']).map(({ shown }) => shownFolder(shown))).toEqual(['ahorn-ch']);
  expect(planShows(built, undefined).map(({ shown }) => shownFolder(shown))).toEqual([
    'ahorn-de',
    'ahorn-at',
    'ahorn-ch',
  ]);
});

test('a picture has a former one beside it only if it looks otherwise, not if a date has changed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'former-'));
  const draw = (mark: string, size: number) =>
    sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff' } })
      .composite([
        { input: { create: { width: size, height: size, channels: 3, background: mark } }, top: 10, left: 10 },
      ])
      .jpeg()
      .toBuffer();
  const before = await draw('#000', 60);
  await writeFile(path.join(folder, 'home.jpg'), before);
  expect(await openFormerPage(folder).findFormer('home.jpg', await draw('#f00', 60))).toBeUndefined();
  await writeFile(path.join(folder, stateFile), JSON.stringify({ ahorn: brand }));
  const page = openFormerPage(folder);
  expect(page.brandOf('ahorn')).toEqual(JSON.parse(JSON.stringify(brand)));
  expect(await page.findFormer('home.jpg', before)).toBeUndefined();
  expect(await page.findFormer('home.jpg', await draw('#000', 59))).toBeUndefined();
  expect(await page.findFormer('home.jpg', await draw('#f00', 60))).toEqual(before);
  expect(await page.findFormer('other.jpg', before)).toBeUndefined();
  await rm(folder, { recursive: true });
});
