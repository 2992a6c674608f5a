import path from 'node:path';
import { Command } from 'commander';
import { defaultCacheFolder } from './lib/cache.ts';
import { UsageError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { capturedSites, GALLERY_PORT } from './screenshots/capturedSites.ts';
import { captureSite } from './screenshots/captureSite.ts';
import { buildGallery } from './screenshots/gallery/buildGallery.ts';
import { captureGallery } from './screenshots/gallery/captureGallery.ts';
import { serveGallery } from './screenshots/gallery/serveGallery.ts';
import { openBrowser } from './screenshots/openBrowser.ts';
import { missingFeaturesOf } from './screenshots/screens/missingFeatures.ts';
import { isAvailable, screens } from './screenshots/screens/screens.ts';

const root = path.resolve(import.meta.dirname, '..');

async function openGallery() {
  const folder = path.join(defaultCacheFolder(root), 'gallery');
  await buildGallery(root, folder);
  return serveGallery(root, folder, GALLERY_PORT);
}

await runEntry(async () => {
  const options = new Command('npm run screenshots --')
    .description('Photographs every screen of three sites, and the gallery of components, for people to look at.')
    .option('--out <folder>', 'where the pictures go', 'test-results/photographs')
    .option('--only <names...>', 'only these: names of screens, or gallery')
    .option('--brand <slug>', `only this site: ${capturedSites.map(({ brand }) => brand).join(', ')}`)
    .option('--serve', 'only serve the gallery, and take no pictures')
    .exitOverride()
    .parse()
    .opts<{ out: string; only?: string[]; brand?: string; serve?: boolean }>();

  const wanted = (name: string) => !options.only || options.only.includes(name);
  const shown = screens.filter(({ name }) => wanted(name));
  const sites = capturedSites.filter(({ brand }) => !options.brand || brand === options.brand);
  if (sites.length === 0) throw new UsageError(`no site of ${options.brand} is photographed`);
  if (shown.length === 0 && !wanted('gallery')) throw new UsageError(`no screen is called ${options.only?.join(', ')}`);

  if (options.serve) {
    const { origin } = await openGallery();
    console.log(`The gallery: ${origin}\nCtrl+C stops it.`);
    return new Promise<number>((resolve) => process.once('SIGINT', () => resolve(0)));
  }

  const out = path.resolve(options.out);
  const gallery = wanted('gallery') ? await openGallery() : null;
  const browser = await openBrowser();
  const unreached: string[] = [];
  try {
    for (const site of sites) {
      console.log(`${site.brand}.${site.domain} …`);
      if (gallery) await captureGallery(browser, gallery, path.join(out, 'gallery'), site);
      const onSite = shown.filter((screen) => isAvailable(screen, missingFeaturesOf(site)));
      if (onSite.length > 0) unreached.push(...(await captureSite({ root, out, browser, site, screens: onSite })));
    }
  } finally {
    await browser.close();
    await gallery?.close();
  }
  console.log(`Photographs are in ${path.relative(process.cwd(), out)}`);
  for (const reason of unreached) console.error(`Not reached: ${reason}`);
  return unreached.length === 0 ? 0 : 1;
});
