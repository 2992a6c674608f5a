import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadCatalogue } from '../../build/config/resolve/loadCatalogue.ts';
import { createFontPicker } from '../../build/stages/fonts.ts';
import { noCache } from '../../lib/cache.ts';
import { UsageError } from '../../lib/problem.ts';
import { fontUses, planFont, planUsualFont } from '../fonts/planFont.ts';
import { findBrand } from '../lifecycle/readProject.ts';
import type { AddCommand, ChangeFlags } from './BrandCommands.ts';
import { carryOut } from './carryOut.ts';

interface FontFlags extends ChangeFlags {
  licence?: string;
  for?: string;
}

/** Word in place of a file, for the font that the brand would have without one of its own. */
const USUAL = 'usual';

/** Cuts the fonts of a brand's sites, which throws where one of them is too large. */
async function cutFonts(root: string, slug: string): Promise<void> {
  const { look, domains, ownFonts } = (await loadCatalogue(root)).brands.find((brand) => brand.slug === slug)!;
  const pickFonts = createFontPicker(root, noCache);
  for (const { locales } of domains) await pickFonts(look.headings, locales, ownFonts);
}

export const addFontCommand: AddCommand = (commands) =>
  commands
    .changes('font <slug> <file>', `Gives a brand a font of its own: WOFF2, TTF or OTF; "${USUAL}" takes it back.`)
    .option('--licence <file>', 'the text of its licence, which every site says')
    .option('--for <texts>', `what it is for: ${fontUses.join(' or ')}`, fontUses[0])
    .action(
      commands.runs<[string, string], FontFlags>(async (project, flags, slug, file) => {
        findBrand(project, slug);
        const use = fontUses.find((one) => one === flags.for);
        if (!use) throw new UsageError(`--for "${flags.for}": it takes ${fontUses.join(' or ')}`);
        const read = (name: string) =>
          readFile(path.resolve(commands.io.cwd, name)).catch(({ code }: NodeJS.ErrnoException) => {
            throw new UsageError(`${name} cannot be read (${code}); name a file`);
          });
        const plan = async (): Promise<Awaited<ReturnType<typeof planFont>>> => {
          if (file === USUAL) return planUsualFont(project, slug, use);
          if (flags.licence === undefined)
            throw new UsageError('--licence is missing: a file with the text of its licence');
          const [bytes, licence] = [await read(file), await read(flags.licence)];
          return planFont(project, slug, use, {
            fileName: path.basename(file),
            bytes,
            licence: licence.toString('utf8'),
          });
        };
        const prepared = {
          planned: await plan(),
          complete: async (changed: string) => {
            await cutFonts(changed, slug);
            return {};
          },
          question: `Change the font of ${slug}?`,
          shown: { before: slug, after: slug, screens: ['login', 'home'] },
        };
        return carryOut(project, prepared, flags, commands);
      }),
    );
