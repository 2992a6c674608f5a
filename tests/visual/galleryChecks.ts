import {
  type GallerySettings,
  galleryChoices,
  lookChoices,
  type ShownChoice,
} from '../../app/component-gallery/gallerySettings.ts';

/** Returns the look of a check: other values from check to check, in another order from round to round. */
const lookOf = (index: number): Partial<Pick<GallerySettings, ShownChoice>> =>
  Object.fromEntries(
    Object.entries(lookChoices).map(([choice, [, ...values]], shift) => [
      choice,
      values[(index + shift * Math.floor(index / values.length)) % values.length],
    ]),
  );
const inLook = (check: GalleryCheck, index: number): GalleryCheck => ({
  ...check,
  variant: { ...lookOf(index), ...check.variant },
});

/** A variant of the gallery, as its address requests it; a layer is an overlay that is open over the page. */
export type GalleryVariant = Pick<GallerySettings, 'theme' | 'band' | 'lang'> &
  Partial<Pick<GallerySettings, 'layer' | ShownChoice>>;

export interface GalleryCheck {
  variant: GalleryVariant;
  /** The colour schemes in which axe runs. */
  axe: readonly ('light' | 'dark')[];
}

/**
 * Few variants with two of each age band, and every theme that no sample site has; also the layers. Axe runs in each
 * age band and each layer in both colour schemes. galleryCoverage.test.ts proves this.
 */
const chosenChecks: readonly GalleryCheck[] = [
  { variant: { theme: 'lavender', band: '40', lang: 'en' }, axe: ['light'] },
  { variant: { theme: 'champagne', band: '40', lang: 'pl' }, axe: ['dark'] },
  { variant: { theme: 'lagoon', band: '50', lang: 'de' }, axe: ['light'] },
  { variant: { theme: 'plum', band: '50', lang: 'cs' }, axe: ['dark'] },
  { variant: { theme: 'slate', band: '60', lang: 'fr' }, axe: ['light'] },
  { variant: { theme: 'berry', band: '60', lang: 'pl' }, axe: ['dark'] },
  { variant: { theme: 'amber', band: '40', lang: 'pl', layer: 'dialog' }, axe: ['light'] },
  { variant: { theme: 'ocean', band: '60', lang: 'fr', layer: 'dialog' }, axe: ['dark'] },
  { variant: { theme: 'forest', band: '50', lang: 'de', layer: 'drawer' }, axe: ['light', 'dark'] },
];

const { theme: themes, band: bands, lang: langs } = galleryChoices;

/** The chosen variants, and one for each language that they lack; each in another look. */
export const galleryChecks: readonly GalleryCheck[] = [
  ...chosenChecks,
  ...langs
    .filter((lang) => chosenChecks.every(({ variant }) => variant.lang !== lang))
    .map((lang): GalleryCheck => ({ variant: { theme: 'lagoon', band: '50', lang }, axe: ['light'] })),
].map(inLook);

/** Variants of every theme in every age band, the languages in turn, and the layers; each in both colour schemes. */
export const allGalleryChecks: readonly GalleryCheck[] = [
  ...themes.flatMap((theme, index) =>
    bands.map((band, bandIndex) => ({ theme, band, lang: langs[(index + bandIndex) % langs.length]! })),
  ),
  ...galleryChecks.flatMap(({ variant }) => (variant.layer ? [variant] : [])),
].map((variant, index) => inLook({ variant, axe: ['light', 'dark'] }, index));
