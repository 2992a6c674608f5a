import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { withSuggestion } from './config/parse/suggestValue.ts';
import { formatCount } from './lib/formatCount.ts';
import { UsageError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { type Drawing, drawBrands } from './logo/drawBrands.ts';
import { readLogoBrands } from './logo/readLogoBrands.ts';
import { readTypefaces } from './logo/typeface.ts';

const root = path.resolve(import.meta.dirname, '..');

await runEntry(async () => {
  const { brand } = new Command('npm run draw-logos --')
    .description('Draws logo.svg and icon.svg of every brand, or of those named, over what is there.')
    .option('--brand <slugs>', 'only these brands, with commas between them', (value: string) => value.split(','))
    .exitOverride()
    .parse()
    .opts<{ brand?: string[] }>();
  const [brands, typefaces] = await Promise.all([readLogoBrands(root), readTypefaces(root)]);
  const drawings = pickLogos(drawBrands(brands, typefaces), brand);
  await Promise.all(drawings.map(writeLogo));
  console.log(`Drew logo.svg and icon.svg of ${formatCount(drawings.length, 'brand')}.`);
  return 0;
});

function pickLogos(drawings: readonly Drawing[], slugs: readonly string[] | undefined): readonly Drawing[] {
  if (!slugs) return drawings;
  const known = drawings.map(({ slug }) => slug);
  const unknown = slugs.find((slug) => !known.includes(slug));
  if (unknown !== undefined) throw new UsageError(withSuggestion(`there is no brand "${unknown}"`, unknown, known));
  return drawings.filter(({ slug }) => slugs.includes(slug));
}

async function writeLogo({ slug, logo, icon }: Drawing): Promise<void> {
  const folder = path.join(root, 'brands', slug);
  await Promise.all([writeFile(path.join(folder, 'logo.svg'), logo), writeFile(path.join(folder, 'icon.svg'), icon)]);
}
