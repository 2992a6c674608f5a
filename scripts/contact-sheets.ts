import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import type { Catalogue } from './config/catalogue.ts';
import { loadCatalogue } from './config/loadCatalogue.ts';
import { withSuggestion } from './config/parse/suggestValue.ts';
import { UsageError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { bands } from './pictures/palette.ts';
import { readPictureSets } from './pictures/pictureSets.ts';
import { groupBrands } from './pictures/sheet/brandSheet.ts';
import { renderSheet } from './pictures/sheet/renderSheet.ts';
import { groupPictures } from './pictures/sheet/shownSizes.ts';
import { openBrowser } from './screenshots/openBrowser.ts';

const root = path.resolve(import.meta.dirname, '..');

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

await runEntry(async () => {
  const options = new Command('npm run contact-sheets --')
    .description(
      'Lays every picture out on one sheet per age band, by day and by night, and every logo and icon on another.',
    )
    .option('--theme <name>', 'in the colours of this theme', 'lagoon')
    .option('--band <bands...>', `only these: ${bands.join(', ')}`)
    .option('--only <stems...>', 'only pictures whose names begin so (banner-, question-9), or brands')
    .option('--zoom <number>', 'larger than the app shows them', parseZoom, 1)
    .option('--out <folder>', 'where the sheets go', 'test-results/sheets')
    .exitOverride()
    .parse()
    .opts<Options>();
  const sheets = planSheets(await loadCatalogue(root), options);
  if (sheets.length === 0) throw new UsageError(`no picture is called ${options.only?.join(', ')}`);
  const out = path.resolve(options.out);
  await captureSheets(sheets, out);
  console.log(
    `${sheets.map(({ name }) => name).join(', ')}: by day and by night in ${path.relative(process.cwd(), out)}`,
  );
  return 0;
});

function parseZoom(text: string): number {
  const zoom = Number(text);
  if (!(zoom > 0 && zoom <= 8)) throw new InvalidArgumentError('a number up to 8 is meant.');
  return zoom;
}

function planSheets({ brands }: Catalogue, { theme: themeName, band, only, zoom }: Options): Sheet[] {
  const themes = new Map(brands.map(({ theme }) => [theme.name, theme]));
  const theme = themes.get(themeName);
  if (!theme) {
    throw new UsageError(withSuggestion(`no brand has the theme "${themeName}"`, themeName, [...themes.keys()]));
  }
  const pictureSets = readPictureSets(root);
  const isWanted = (name: string) => !only || only.some((stem) => name.startsWith(stem));
  const ofBands = bands
    .filter((each) => !band || band.includes(String(each)))
    .map((each) => ({ each, pictures: pictureSets(theme, each).pictures.filter(({ name }) => isWanted(name)) }))
    .filter(({ pictures }) => pictures.length > 0)
    .map(({ each, pictures }) => ({
      name: `${themeName}-${each}`,
      html: renderSheet(`${themeName}, band ${each}`, groupPictures(pictures), zoom),
    }));
  const ofBrands = { name: 'brands', html: renderSheet('Brands', groupBrands(brands), zoom) };
  return isWanted(ofBrands.name) ? [...ofBands, ofBrands] : ofBands;
}

async function captureSheets(sheets: readonly Sheet[], out: string): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1680, height: 900 } });
    for (const { name, html } of sheets) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setContent(html);
        await page.screenshot({ path: path.join(out, `${name}-${colorScheme}.png`), fullPage: true });
      }
    }
  } finally {
    await browser.close();
  }
}
