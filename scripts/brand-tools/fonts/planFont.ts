import path from 'node:path';
import type { WrittenBrand } from '../../../brands/brandSchema.ts';
import { describeMissingLetters } from '../../build/config/check/checkOwnFonts.ts';
import { readFont } from '../../build/config/fonts/readFont.ts';
import { fontExtensions, ownFontsFolder } from '../../build/config/read/readOwnFonts.ts';
import type { ResolvedBrand } from '../../build/config/schema/catalogue.ts';
import { sha256 } from '../../lib/hash.ts';
import { UsageError } from '../../lib/problem.ts';
import { removeJsonKey, setJsonValue } from '../lifecycle/editJson.ts';
import type { PlannedChange } from '../lifecycle/planRename.ts';
import { findBrand, findBrandFile, type Project } from '../lifecycle/readProject.ts';

/** Texts that a font is for. */
export const fontUses = ['headings', 'body'] as const;
export type FontUse = (typeof fontUses)[number];

/** A font and its licence as somebody gives them. */
export interface GivenFont {
  /** Name of the file. */
  fileName: string;
  bytes: Uint8Array;
  licence: string;
}

type OwnFontNames = NonNullable<WrittenBrand['fonts']>;

/** Plans another font of a brand's own. Throws a UsageError for a font that no site of the brand may have. */
export async function planFont(
  project: Project,
  slug: string,
  use: FontUse,
  { fileName, bytes, licence }: GivenFont,
): Promise<PlannedChange> {
  const brand = findBrand(project, slug);
  const facts = await readFont(bytes);
  const { ext } = path.parse(fileName);
  const extension = fontExtensions.find((one) => one === ext.toLowerCase());
  if (!facts || !extension)
    throw new UsageError(
      `${fileName} is no font that can be read; it takes a whole WOFF2, TrueType or OpenType file of one font`,
    );
  if (facts.forbidden.length > 0)
    throw new UsageError(`the licence bits (OS/2 fsType) of ${fileName} forbid it: ${facts.forbidden.join('; ')}`);
  if (licence.trim() === '') throw new UsageError('the licence is empty; name a file with its text');
  const missing = describeMissingLetters(facts, [...new Set(brand.domains.flatMap(({ locales }) => locales))]);
  if (missing !== '') throw new UsageError(`${fileName} lacks letters of the sites: ${missing}`);
  const name = toFontName(fileName);
  const other = Object.entries(brand.ownFonts ?? {}).find(([one, font]) => one !== use && font.name === name);
  if (other && other[1].sha256 !== sha256(bytes))
    throw new UsageError(`${slug} has another font "${name}" for ${other[0]}; give the file another name`);
  const planned = planUse(project, brand, { use, name });
  const folder = `brands/${slug}/${ownFontsFolder}`;
  const { weights } = facts;
  return {
    change: {
      ...planned.change,
      files: { ...planned.change.files, [`${folder}/${name}${extension}`]: bytes, [`${folder}/${name}.txt`]: licence },
    },
    lines: [
      ...planned.lines,
      typeof weights === 'number'
        ? `it has one weight, ${weights}${use === 'body' ? '; browsers thicken it for bold words' : ''}`
        : `it has the weights ${weights.min} to ${weights.max}`,
    ],
  };
}

/** Plans that texts of a brand have the usual font again. Throws a UsageError if they have it. */
export function planUsualFont(project: Project, slug: string, use: FontUse): PlannedChange {
  const brand = findBrand(project, slug);
  if (!brand.ownFonts?.[use]) throw new UsageError(`${slug} has no own font for ${use}`);
  return planUse(project, brand, { use });
}

/** Plans the name in brand.json, and the removal of files that nothing uses any more. */
function planUse(
  project: Project,
  { slug, look, ownFonts = {} }: ResolvedBrand,
  { use, name }: { use: FontUse; name?: string },
): PlannedChange {
  const { file, text, parsed } = findBrandFile(project, slug);
  const former = ownFonts[use];
  const { [use]: _, ...others } = parsed.value!.fonts ?? {};
  const fonts: OwnFontNames = name === undefined ? others : { ...others, [use]: name };
  const isEmpty = Object.keys(fonts).length === 0;
  const usual = use === 'headings' ? `the face of its look, ${look.headings}` : 'the face of all brands';
  const unused = Object.values(ownFonts).filter((font) => !Object.values(others).includes(font.name));
  return {
    change: {
      removes: unused.flatMap((font) => [font.file, font.file.replace(/\.\w+$/, '.txt')]),
      files: { [file]: isEmpty ? removeJsonKey(text, ['fonts']) : setJsonValue(text, ['fonts'], fonts) },
    },
    lines: [`font of ${use === 'body' ? 'all other texts' : use}: ${former?.name ?? usual} → ${name ?? usual}`],
  };
}

/** Names a font as addresses are written: `Acme Sans VF.ttf` → `acme-sans-vf`. */
function toFontName(fileName: string): string {
  const words =
    path
      .parse(fileName)
      .name.toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const name = words.join('-').replace(/^[0-9-]+/, '');
  return name === '' ? 'own' : name;
}
