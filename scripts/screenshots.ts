import path from 'node:path';
import { assertOwnFolder, tryListEntries } from './build/output/ownFolder.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { defaultCacheFolder } from './lib/cache.ts';
import { UsageError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { buildSites } from './local/screenshots/buildSites.ts';
import { captureAllWidths, isShotFile } from './local/screenshots/capture.ts';
import { captureSite } from './local/screenshots/captureSite.ts';
import { openBrowser } from './local/screenshots/ensureChromium.ts';
import { buildComponentGallery } from './local/screenshots/gallery/buildComponentGallery.ts';
import { captureComponentGallery } from './local/screenshots/gallery/captureComponentGallery.ts';
import { serveGallery } from './local/screenshots/gallery/serveGallery.ts';
import { journeySites } from './local/screenshots/sampleSites.ts';
import { isAvailable, screens } from './local/screenshots/screens/screens.ts';

const root = path.resolve(import.meta.dirname, '..');
const GALLERY_PORT = 4460;

/** Variants of the gallery that are captured beside each site; one of each age bracket. */
const galleryVariants = {
  german: { theme: 'forest', band: '50', lang: 'de' },
  american: { theme: 'burgundy', band: '40', lang: 'en' },
  french: { theme: 'ocean', band: '60', lang: 'fr' },
} as const;

async function openGallery() {
  const folder = path.join(defaultCacheFolder(root), 'gallery');
  await buildComponentGallery(root, folder);
  return serveGallery(root, folder, GALLERY_PORT);
}

/** Captures every screen of the sample sites. */
export async function screenshots(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const options = new Command('npm run screenshots --', io)
    .description('Captures every screen of three sites, and the gallery of components, for people to look at.')
    .option('--out <folder>', 'where the pictures go', 'test-results/screenshots')
    .option('--only <names...>', 'only these: names of screens, or gallery')
    .option('--brand <slug>', `only this site: ${journeySites.map(({ brand }) => brand).join(', ')}`)
    .option('--serve', 'only serve the gallery, and capture nothing')
    .parse()
    .opts<{ out: string; only?: string[]; brand?: string; serve?: boolean }>();

  const isRequested = (name: string) => !options.only || options.only.includes(name);
  const requested = screens.filter(({ name }) => isRequested(name));
  const sites = journeySites.filter(({ brand }) => !options.brand || brand === options.brand);
  if (sites.length === 0) throw new UsageError(`no site of ${options.brand} is captured`);
  if (requested.length === 0 && !isRequested('gallery'))
    throw new UsageError(`no screen is called ${options.only?.join(', ')}`);

  if (options.serve) {
    const { origin } = await openGallery();
    console.log(`The gallery: ${origin}\nCtrl+C stops it.`);
    return new Promise<number>((resolve) => process.once('SIGINT', () => resolve(0)));
  }

  const out = path.resolve(cwd, options.out);
  assertOwnFolder(out, {
    ...{ root, what: 'the pictures are', option: '--out' },
    isOwn: (entries) => entries.some((name) => tryListEntries(path.join(out, name))?.some(isShotFile)),
  });
  const isSampleSite = (brand: string, domain: string) =>
    sites.some((site) => site.brand === brand && site.domain === domain);
  const filter = { brands: sites.map(({ brand }) => brand), domains: sites.map(({ domain }) => domain) };
  const built =
    requested.length === 0
      ? []
      : await buildSites(root, filter, (all) =>
          all.filter(({ brand, domain }) => isSampleSite(brand.slug, domain.domain)),
        );
  const gallery = isRequested('gallery') ? await openGallery() : null;
  const unreached: string[] = [];
  try {
    await using browser = await openBrowser();
    for (const site of sites) {
      console.log(`${site.brand}.${site.domain} …`);
      if (gallery)
        await captureComponentGallery(browser, gallery.origin, path.join(out, 'gallery'), galleryVariants[site.key]);
      const target = built.find((one) => one.site.brand.slug === site.brand);
      if (!target) continue;
      const folder = path.join(out, `${site.brand}-${site.domain}`);
      const available = requested.filter((screen) => isAvailable(screen, site));
      const reasons = await captureSite(browser, target, available, (page, { name, isOverlay }) =>
        captureAllWidths(page, folder, name, isOverlay ? 'window' : 'page'),
      );
      unreached.push(...Array.from(reasons, ([name, reason]) => `${name}: ${reason}`));
    }
  } finally {
    await gallery?.close();
  }
  console.log(`The pictures are in ${path.relative(cwd, out)}`);
  for (const line of unreached) console.error(`Not reached: ${line}`);
  return unreached.length === 0 ? 0 : 1;
}

if (import.meta.main) await runEntry(screenshots);
