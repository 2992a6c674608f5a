import type { WrittenBrand } from '../../../brands/brandSchema.ts';
import { contrastPairs } from '../../build/config/colors/contrastPairs.ts';
import { contrastRatio } from '../../build/config/colors/palette.ts';
import type { ResolvedTheme } from '../../build/config/schema/catalogue.ts';
import { toIdPrefix } from '../../build/config/schema/slug.ts';
import type { Typefaces } from '../logo/drawBrands.ts';
import type { ComposedLogo } from '../logo/import/composeLogo.ts';
import type { Identity, ReadIdentity } from '../logo/import/importIdentity.ts';
import { toLogoBrand } from '../logo/logoBrand.ts';

/** Drawings of a brand made from its own files, with notes for a person. */
export interface OwnLogo {
  logo: string;
  icon: string;
  /** The logo for dark grounds, if the brand gave one. */
  dark?: string | undefined;
  report: readonly string[];
}

/** Returns the colours of a logo as an answer to the question about colours. */
export const toColorsAnswer = ({ brandColors }: ReadIdentity): string => brandColors.map(({ hex }) => hex).join(', ');

const formatRatio = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
const formatKb = (text: string) => `${(Buffer.byteLength(text) / 1024).toFixed(1)} KB`;

/** Uses of the pairs of colours that members meet most, in the words of the contrast table. */
const reportedUses = ['the primary button', 'links', 'the premium bar', 'links in the dark'];

function describeContrasts(theme: ResolvedTheme): string {
  const colorOf = (name: string): string => {
    if (name === 'white') return '#FFFFFF';
    const [palette, shade] = name.split(' ') as ['primary', '500'];
    return theme[palette][shade];
  };
  const found = reportedUses.map((wanted) => {
    const { foreground, background, minRatio } = contrastPairs.find(({ usage }) => usage === wanted)!;
    return `${wanted} ${formatRatio(contrastRatio(colorOf(foreground), colorOf(background)))} (at least ${minRatio})`;
  });
  return `Contrasts of the theme: ${found.join(', ')}.`;
}

/**
 * Describes outlines in the dark: under 3:1, which is too little for them, what is visible is on a ground of its own.
 */
const describePlain = (ratio: number) =>
  ratio < 3 ? `${formatRatio(ratio)}, and what it shows is on its own ground` : formatRatio(ratio);

const describeOwnNight = (keepsNight: boolean | undefined) =>
  keepsNight === undefined
    ? ''
    : keepsNight
      ? ' in its own colours for the dark'
      : ' (its own colours for the dark have too little and are left out)';

function describeReadability({ day, night, plates, keepsNight }: ComposedLogo): string[] {
  const onDay = plates.day
    ? `${formatRatio(day.ratio)}, so it is on a plate in ${plates.day} there`
    : formatRatio(day.ratio);
  const onNight = plates.night
    ? `${formatRatio(night.ratio)}, so it is on a white plate there; its own colours stay`
    : describePlain(night.ratio);
  return [
    `  contrast of its outline with the page by day ${onDay}`,
    `  by night${describeOwnNight(keepsNight)} ${onNight}`,
  ];
}

function describeColors(read: ReadIdentity, advise: (colors: string) => string): string {
  const all = read.colors.map(({ hex, share }) => `${hex} ${Math.round(share * 100)} %`).join(', ');
  return `Colours in the logo: ${all}. ${advise(toColorsAnswer(read))}.`;
}

function describe(
  read: ReadIdentity,
  { logo, icon, iconOrigin, replaced }: Identity,
  theme: ResolvedTheme,
  advise: (colors: string) => string,
): string[] {
  const iconNotes = read.icon ? `; ${read.icon.notes.join('; ')}` : '';
  return [
    `Logo from ${read.logo.file}: ${read.logo.notes.join('; ')} (${formatKb(logo.svg)})`,
    ...describeReadability(logo),
    ...(read.dark ? [`Logo for dark grounds from ${read.dark.file}: ${read.dark.notes.join('; ')}`] : []),
    `Icon from ${iconOrigin}${iconNotes} (${formatKb(icon)}); favicon, touch and maskable icons are made from it`,
    describeColors(read, advise),
    ...replaced.map(
      ({ found, typed }) => `  ${found}, guessed from colours for print, is shown as ${typed}, as it was typed`,
    ),
    describeContrasts(theme),
  ];
}

/**
 * Makes the drawings of a brand from its own files. Throws a ProblemsError if that is not possible.
 *
 * @param colors the brand's colours as they were typed, which win over those that are guessed from colours for print
 * @param advise says how the colours of the logo can become those of the theme
 */
export async function makeOwnLogo(
  read: ReadIdentity,
  slug: string,
  brand: WrittenBrand,
  theme: ResolvedTheme,
  typefaces: Typefaces,
  colors: readonly string[],
  advise: (colors: string) => string,
): Promise<OwnLogo> {
  const { makeIdentity } = await import('../logo/import/importIdentity.ts');
  const identity = await makeIdentity(read, {
    slug: toIdPrefix(slug),
    name: brand.name,
    typeface: typefaces[toLogoBrand(slug, brand, theme).face],
    pages: { day: theme.neutral['050'], night: theme.neutral['900'] },
    dark: theme.primary['700'],
    colors,
  });
  return {
    logo: identity.logo.svg,
    icon: identity.icon,
    dark: identity.logo.dark,
    report: describe(read, identity, theme, advise),
  };
}
