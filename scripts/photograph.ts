import path from 'node:path';
import { Command } from 'commander';
import { lacksOf } from '../tests/look/lacks.ts';
import { isOn, screens } from '../tests/look/screens/screens.ts';
import { openBrowser } from './camera/openBrowser.ts';
import { buildGallery } from './gallery/buildGallery.ts';
import { galleryPort, photographedSites } from './gallery/photographedSites.ts';
import { photographGallery } from './gallery/photographGallery.ts';
import { photographSite } from './gallery/photographSite.ts';
import { serveGallery } from './gallery/serveGallery.ts';
import { UsageError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { defaultCacheFolder } from './pipeline/workshop.ts';

const root = path.resolve(import.meta.dirname, '..');

async function openGallery() {
  const folder = path.join(defaultCacheFolder(root), 'gallery');
  await buildGallery(root, folder);
  return serveGallery(root, folder, galleryPort);
}

await runEntry(async () => {
  const options = new Command('npm run photograph --')
    .description('Photographs every screen of three sites, and the gallery of components, for people to look at.')
    .option('--out <folder>', 'where the pictures go', 'test-results/photographs')
    .option('--only <names...>', 'only these: names of screens, or gallery')
    .option('--brand <slug>', `only this site: ${photographedSites.map(({ brand }) => brand).join(', ')}`)
    .option('--serve', 'only serve the gallery, and take no pictures')
    .exitOverride()
    .parse()
    .opts<{ out: string; only?: string[]; brand?: string; serve?: boolean }>();

  const wanted = (name: string) => !options.only || options.only.includes(name);
  const shown = screens.filter(({ name }) => wanted(name));
  const sites = photographedSites.filter(({ brand }) => !options.brand || brand === options.brand);
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
      if (gallery) await photographGallery(browser, gallery, path.join(out, 'gallery'), site);
      const onSite = shown.filter((screen) => isOn(screen, lacksOf(site)));
      if (onSite.length > 0) unreached.push(...(await photographSite({ root, out, browser, site, screens: onSite })));
    }
  } finally {
    await browser.close();
    await gallery?.close();
  }
  console.log(`Photographs are in ${path.relative(process.cwd(), out)}`);
  for (const reason of unreached) console.error(`Not reached: ${reason}`);
  return unreached.length === 0 ? 0 : 1;
});
