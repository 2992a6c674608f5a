// Tags: @build/pictures @compile @stages
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { setJsonValue } from '../../scripts/brand-tools/lifecycle/editJson.ts';
// As in buildTestSite.ts.
import '../../scripts/build/output/trimCache.ts';
import '../../scripts/build/release/buildRelease.ts';
import { buildSites } from '../../scripts/local/screenshots/buildSites.ts';
import { captureSite } from '../../scripts/local/screenshots/captureSite.ts';
import { screens } from '../../scripts/local/screenshots/screens/screens.ts';
import { expect, servedSiteTest } from '../browser/siteTest.ts';
import { projectRoot } from '../browser/testPortsAndFolders.ts';
import { copyRepository } from '../support/copyRepository.ts';

/** Copies the project with a photograph of one colour on each side in place of the drawing of an empty list. */
async function copyWithPhoto(slug: string) {
  const copy = await copyRepository();
  // The app is compiled already; the release is the copy's own.
  await mkdir(path.join(copy.root, '.cache'));
  for (const entry of await readdir(path.join(projectRoot, '.cache')))
    if (entry !== 'screenshots')
      await symlink(path.join(projectRoot, '.cache', entry), path.join(copy.root, '.cache', entry));
  const folder = path.join(copy.root, 'brands', slug);
  const brandFile = path.join(folder, 'brand.json');
  await writeFile(brandFile, setJsonValue(await readFile(brandFile, 'utf8'), ['photos'], { noMatches: {} }));
  const half = { create: { width: 480, height: 720, channels: 3, background: '#2040d0' } } as const;
  const photo = sharp({ create: { width: 960, height: 720, channels: 3, background: '#d04020' } });
  await mkdir(path.join(folder, 'photos'));
  await photo
    .composite([{ input: half, left: 480, top: 0 }])
    .jpeg()
    .toFile(path.join(folder, 'photos/noMatches.jpg'));
  return { root: copy.root, [Symbol.asyncDispose]: () => copy.remove() };
}

servedSiteTest(
  'a photograph is loaded in the format, the size and the light that a window needs',
  async ({ browser }) => {
    await using project = await copyWithPhoto('lindavelle');
    const [built] = await buildSites(project.root, { brands: ['lindavelle'], domains: ['de'] }, (sites) => sites);
    const shown: string[] = [];
    const errors: string[] = [];
    const unreached = await captureSite(
      browser,
      built!,
      screens.filter(({ name }) => name === 'matches-empty'),
      async (page) => {
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
        const picture = page.locator('picture img');
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expect
            .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
            .toMatch(colorScheme === 'dark' ? /-night-/ : /-\d+-[0-9a-f]+\./);
          const { src, width, height, alt } = await picture.evaluate((image: HTMLImageElement) => ({
            src: new URL(image.currentSrc).pathname,
            width: image.naturalWidth / image.naturalHeight,
            height: image.clientWidth / image.clientHeight,
            alt: image.alt,
          }));
          expect([alt, width, height]).toEqual(['', expect.closeTo(4 / 3, 1), expect.closeTo(4 / 3, 1)]);
          shown.push(src.replace(/-[0-9a-f]{10}\./, '.'));
        }
      },
    );
    expect([[...unreached], errors]).toEqual([[], []]);
    expect(shown).toEqual(['/assets/photos/no-matches-640.avif', '/assets/photos/no-matches-640-night.avif']);
  },
);
