import path from 'node:path';
import { InvalidArgumentError } from 'commander';
import { motifsOf } from '../themes/look.ts';
import { groupBrands } from './brand-tools/contact-sheet/groupBrands.ts';
import { groupPictures } from './brand-tools/contact-sheet/groupPictures.ts';
import { renderContactSheet } from './brand-tools/contact-sheet/renderContactSheet.ts';
import { withSuggestion } from './build/config/parse/suggestValue.ts';
import { loadCatalogue } from './build/config/resolve/loadCatalogue.ts';
import type { Catalogue } from './build/config/schema/catalogue.ts';
import { assertOwnFolder } from './build/output/ownFolder.ts';
import { isSignInLandscape } from './build/pictures/isSignInLandscape.ts';
import { type Band, bands, type PictureTheme } from './build/pictures/picturePalette.ts';
import { type PictureSets, readPictureSets } from './build/pictures/themedPictureSets.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { UsageError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { capture, toViews } from './local/screenshots/capture.ts';
import { openBrowser } from './local/screenshots/ensureChromium.ts';

const root = path.resolve(import.meta.dirname, '..');
const MAX_ZOOM = 8;

interface Options {
  theme: string;
  band?: string[];
  only?: string[];
  zoom: number;
  out: string;
}

interface Sheet {
  name: string;
  html: string;
}

/** Lays all pictures out on sheets. */
export async function contactSheets(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const options = new Command('npm run contact-sheets --', io)
    .description(
      'Lays every picture out on one sheet per age band, in both colour schemes, and every logo and icon on another.',
    )
    .option('--theme <name>', 'in the colours of this theme', 'lagoon')
    .option('--band <bands...>', `only these: ${bands.join(', ')}`)
    .option('--only <stems...>', 'only pictures whose names begin with these (banner-, question-9), or brands')
    .option('--zoom <number>', 'larger than the app shows them', parseZoom, 1)
    .option('--out <folder>', 'where the sheets go', 'test-results/sheets')
    .parse()
    .opts<Options>();
  const sheets = planSheets(await loadCatalogue(root), options);
  if (sheets.length === 0) throw new UsageError(`no picture is called ${options.only?.join(', ')}`);
  const out = path.resolve(cwd, options.out);
  assertOwnFolder(out, {
    ...{ root, what: 'the sheets are', option: '--out' },
    isOwn: (entries) => entries.some((name) => /-(?:light|dark)\.png$/.test(name)),
  });
  await captureSheets(sheets, out);
  console.log(`${sheets.map(({ name }) => name).join(', ')}: in both colour schemes in ${path.relative(cwd, out)}`);
  return 0;
}

function parseZoom(text: string): number {
  const zoom = Number(text);
  if (!(zoom > 0 && zoom <= MAX_ZOOM)) throw new InvalidArgumentError(`It must be a number up to ${MAX_ZOOM}.`);
  return zoom;
}

function planSheets({ brands }: Catalogue, { theme: themeName, band, only, zoom }: Options): Sheet[] {
  const themes = new Map(brands.map(({ theme }) => [theme.name, theme]));
  const theme = themes.get(themeName);
  if (!theme) {
    throw new UsageError(withSuggestion(`no brand has the theme "${themeName}"`, themeName, [...themes.keys()]));
  }
  const pictureSets = readPictureSets(root);
  const isRequested = (name: string) => !only || only.some((stem) => name.startsWith(stem));
  const bandSheets = bands
    .filter((each) => !band || band.includes(String(each)))
    .map((each) => ({ each, pictures: listPictures(pictureSets, theme, each).filter(({ name }) => isRequested(name)) }))
    .filter(({ pictures }) => pictures.length > 0)
    .map(({ each, pictures }) => ({
      name: `${themeName}-${each}`,
      html: renderContactSheet(`${themeName}, band ${each}`, groupPictures(pictures), zoom),
    }));
  const brandSheet = { name: 'brands', html: renderContactSheet('Brands', groupBrands(brands), zoom) };
  return isRequested(brandSheet.name) ? [...bandSheets, brandSheet] : bandSheets;
}

/** Lists the pictures of an age band, and every landscape that is drawn for it by its motif: `login-wide harbour`. */
function listPictures(pictureSets: PictureSets, theme: PictureTheme, band: Band) {
  const sets = motifsOf(band).map((motif) => ({ motif, pictures: pictureSets(theme, band, motif) }));
  const landscapes = sets.flatMap(({ motif, pictures }) =>
    pictures.filter(({ name }) => isSignInLandscape(name)).map(({ name, svg }) => ({ name: `${name} ${motif}`, svg })),
  );
  return [...landscapes, ...sets[0]!.pictures.filter(({ name }) => !isSignInLandscape(name))];
}

async function captureSheets(sheets: readonly Sheet[], out: string): Promise<void> {
  await using browser = await openBrowser();
  const page = await browser.newPage();
  for (const { name, html } of sheets) {
    await page.setContent(html);
    await capture(page, {
      views: toViews([{ width: 1680, height: 900 }]),
      area: 'page',
      fileOf: ({ colorScheme }) => path.join(out, `${name}-${colorScheme}.png`),
    });
  }
}

if (import.meta.main) await runEntry(contactSheets);
