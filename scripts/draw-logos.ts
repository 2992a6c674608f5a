import path from 'node:path';
import { drawBrands, listUndrawable } from './brand-tools/logo/drawBrands.ts';
import type { LogoBrand } from './brand-tools/logo/logoBrand.ts';
import { readLogoBrands } from './brand-tools/logo/readLogoBrands.ts';
import { readTypefaces } from './brand-tools/logo/typeface.ts';
import { writeLogos } from './brand-tools/logo/writeLogos.ts';
import { withSuggestion } from './build/config/parse/suggestValue.ts';
import { Command } from './lib/Command.ts';
import type { CommandIo } from './lib/CommandIo.ts';
import { formatCount } from './lib/formatCount.ts';
import { UsageError } from './lib/problem.ts';
import { runEntry } from './lib/runEntry.ts';
import { splitList } from './lib/splitList.ts';

/** Folder in which the typefaces are installed. */
const toolsRoot = path.resolve(import.meta.dirname, '..');

interface Options {
  brand?: string[];
  force?: boolean;
  root: string;
}

/** Draws the logos and icons of brands. */
export async function drawLogos(io: CommandIo): Promise<number> {
  const { console, cwd } = io;
  const { brand, force, root } = new Command('npm run draw-logos --', io)
    .description('Draws logo.svg and icon.svg of every brand, or of those named, except what a person made or changed.')
    .option('--brand <slugs>', 'only these brands, separated by commas', splitList)
    .option('--force', 'replace what a person made or changed; only with --brand')
    .option('--root <folder>', 'the project', toolsRoot)
    .parse()
    .opts<Options>();
  if (force && !brand) throw new UsageError('--force replaces what people made, so it takes --brand with their brands');
  const folder = path.resolve(cwd, root);
  const [brands, typefaces] = await Promise.all([readLogoBrands(folder), readTypefaces(toolsRoot)]);
  assertKnown(brands, brand);
  const isAsked = ({ slug }: { slug: string }) => !brand || brand.includes(slug);
  const { drawn, leftAlone } = await writeLogos(folder, drawBrands(brands, typefaces).filter(isAsked), force);
  for (const { slug, letter } of listUndrawable(brands, typefaces).filter(isAsked)) {
    console.log(
      `brands/${slug} is not drawn: its heading face has no letter "${letter}"; it needs drawings of its own`,
    );
  }
  for (const file of leftAlone) console.log(`${file} was not drawn by this command and is left alone`);
  if (leftAlone.length > 0) console.log('To replace them, name their brands: --brand <slugs> --force');
  console.log(`Drew ${formatCount(drawn.length, 'drawing')}.`);
  return 0;
}

function assertKnown(brands: readonly LogoBrand[], slugs: readonly string[] = []): void {
  const known = brands.map(({ slug }) => slug);
  const unknown = slugs.find((slug) => !known.includes(slug));
  if (unknown !== undefined) throw new UsageError(withSuggestion(`there is no brand "${unknown}"`, unknown, known));
}

if (import.meta.main) await runEntry(drawLogos);
