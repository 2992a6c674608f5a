import { WrittenBrand } from '../../../brands/brandSchema.ts';
import { pageColors } from '../../build/config/colors/lookColors.ts';
import { parseColors } from '../../build/config/colors/parseColors.ts';
import { resolveLook } from '../../build/config/resolve/resolveLook.ts';
import type { ResolvedTheme } from '../../build/config/schema/catalogue.ts';
import { photoFolder } from '../../build/config/schema/photos.ts';
import type { FolderFiles } from '../../build/output/writeFolder.ts';
import { describeColorUse } from '../words/describeColorUses.ts';
import { type Answers, isAnswered } from './answers.ts';
import { completeAnswers } from './completeAnswers.ts';
import { draftBrand } from './draftBrand.ts';
import { draftOwnTheme } from './draftOwnTheme.ts';
import { drawNewBrand, findNewTheme } from './drawNewBrand.ts';
import { formatBrand } from './formatBrand.ts';
import { makeOwnLogo } from './makeOwnLogo.ts';
import { askedPhotoPlace, readOwnPhoto } from './readOwnFiles.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';
import { tellReport } from './words/toToolWords.ts';

/** Files of a new brand, by name, with notes. */
export interface BrandFolder {
  slug: string;
  brand: WrittenBrand;
  /** Contents by name: brand.json, logo.svg, icon.svg, and the files of its own colours and photograph. */
  files: FolderFiles;
  /** Notes on the use of each of its colours. */
  colorNotes: readonly string[];
  /** Notes on the use of its own logo. */
  logoReport: readonly string[];
  /** Notes on its photograph. */
  photoReport: readonly string[];
}

type OwnPhoto = NonNullable<ScaffoldContext['ownPhoto']>;

const adviseOn = (own: unknown) => (colors: string) =>
  own ? `The theme can take ${colors}` : `--colors "${colors}" in place of --theme makes a theme of them`;

/** Puts the colour of the brand's page under the transparent parts of a photograph. */
async function showOnPage(
  photo: OwnPhoto,
  { ageBracket, look }: WrittenBrand,
  theme: ResolvedTheme,
): Promise<OwnPhoto> {
  if (!photo.read.isTransparent) return photo;
  const { day } = pageColors(resolveLook(ageBracket, theme.look, look), theme);
  return { ...photo, read: await readOwnPhoto(photo.file, day) };
}

/** Turns valid answers into the brand's folder; a brand without a logo of its own gets a drawn one. */
export async function planBrand(root: string, answers: Answers, context: ScaffoldContext): Promise<BrandFolder> {
  const complete = completeAnswers(answers, context);
  const { ownLogo, typefaces, ownPhoto } = context;
  const brand = WrittenBrand.parse({
    ...draftBrand(complete, context.defaults.defaultCompany),
    ...(ownPhoto && { photos: { [askedPhotoPlace]: {} } }),
  });
  const own = isAnswered(complete.colors) ? draftOwnTheme(complete.colors) : undefined;
  const themeFile = own && { file: `brands/${complete.slug}/theme.json`, text: own.text };
  const theme = findNewTheme(complete.slug, brand, context, themeFile);
  const { colors } = parseColors(complete.colors ?? '');
  const made = ownLogo && (await makeOwnLogo(ownLogo, complete.slug, brand, theme, typefaces, colors, adviseOn(own)));
  const { logo, icon } = made ?? (await drawNewBrand(root, complete.slug, brand, theme, context));
  const tell = (line: string) => tellReport(line, context.words);
  const photo = ownPhoto && (await showOnPage(ownPhoto, brand, theme));
  return {
    slug: complete.slug,
    brand,
    files: {
      'brand.json': formatBrand(brand),
      ...(own && { 'theme.json': own.text }),
      'logo.svg': logo,
      'icon.svg': icon,
      ...(made?.dark !== undefined && { 'logo-dark.svg': made.dark }),
      ...(photo && { [`${photoFolder}/${askedPhotoPlace}.jpg`]: photo.read.bytes }),
    },
    colorNotes: own?.uses.map((use) => describeColorUse(use, context.language)) ?? [],
    logoReport: (made?.report ?? []).map(tell),
    photoReport: photo ? [`Photograph from ${photo.file}: ${photo.read.notes.join('; ')}`].map(tell) : [],
  };
}
