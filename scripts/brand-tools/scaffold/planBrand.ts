import { WrittenBrand } from '../../../brands/brandSchema.ts';
import { parseColors } from '../../build/config/colors/parseColors.ts';
import { describeColorUse } from '../words/describeColorUses.ts';
import { type Answers, isAnswered } from './answers.ts';
import { completeAnswers } from './completeAnswers.ts';
import { draftBrand } from './draftBrand.ts';
import { draftOwnTheme } from './draftOwnTheme.ts';
import { drawNewBrand, findNewTheme } from './drawNewBrand.ts';
import { formatBrand } from './formatBrand.ts';
import { makeOwnLogo } from './makeOwnLogo.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';

/** Files of a new brand, by name, with notes. */
export interface BrandFolder {
  slug: string;
  brand: WrittenBrand;
  /** By name: brand.json, logo.svg, icon.svg, and theme.json where the brand has colours of its own. */
  files: Readonly<Record<string, string>>;
  /** Notes on the use of each of its colours. */
  colorNotes: readonly string[];
  /** Notes on the use of its own logo. */
  logoReport: readonly string[];
}

const adviseOn = (own: unknown) => (colors: string) =>
  own ? `The theme can take ${colors}` : `--colors "${colors}" in place of --theme makes a theme of them`;

/** Turns valid answers into the brand's folder; a brand without a logo of its own gets a drawn one. */
export async function planBrand(root: string, answers: Answers, context: ScaffoldContext): Promise<BrandFolder> {
  const complete = completeAnswers(answers, context);
  const brand = WrittenBrand.parse(draftBrand(complete, context.defaults.defaultCompany));
  const own = isAnswered(complete.colors) ? draftOwnTheme(complete.colors) : undefined;
  const themeFile = own && { file: `brands/${complete.slug}/theme.json`, text: own.text };
  const theme = findNewTheme(complete.slug, brand, context, themeFile);
  const { ownLogo, typefaces } = context;
  const { colors } = parseColors(complete.colors ?? '');
  const made = ownLogo && (await makeOwnLogo(ownLogo, complete.slug, brand, theme, typefaces, colors, adviseOn(own)));
  const { logo, icon } = made ?? (await drawNewBrand(root, complete.slug, brand, theme, context));
  return {
    slug: complete.slug,
    brand,
    files: {
      'brand.json': formatBrand(brand),
      ...(own && { 'theme.json': own.text }),
      'logo.svg': logo,
      'icon.svg': icon,
      ...(made?.dark !== undefined && { 'logo-dark.svg': made.dark }),
    },
    colorNotes: own?.uses.map((use) => describeColorUse(use, context.language)) ?? [],
    logoReport: made?.report ?? [],
  };
}
