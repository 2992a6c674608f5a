import { type GallerySettings, galleryChoices } from '../../app/component-gallery/gallerySettings.ts';

/** A look of the gallery, as its address asks for it; a layer is what is open over the page. */
export type GalleryVariant = Pick<GallerySettings, 'theme' | 'band' | 'lang'> & Partial<Pick<GallerySettings, 'layer'>>;

export interface GalleryCheck {
  variant: GalleryVariant;
  /** When axe reads the page: by day all its rules, by night those of colours. */
  axe: readonly ('light' | 'dark')[];
}

/**
 * Few looks with all languages, two of each age band, and every theme that no site has which is looked at; what opens over
 * the page as well. Axe reads each age band and each kind of layer both by day and by night. gallery.test.ts holds them to it.
 */
export const galleryChecks: readonly GalleryCheck[] = [
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

/** Every theme in every age band, the languages in turn, and the layers; each by day and by night. */
export const allGalleryChecks: readonly GalleryCheck[] = [
  ...themes.flatMap((theme, index) =>
    bands.map((band, place) => ({ theme, band, lang: langs[(index + place) % langs.length]! })),
  ),
  ...galleryChecks.flatMap(({ variant }) => (variant.layer ? [variant] : [])),
].map((variant) => ({ variant, axe: ['light', 'dark'] }));
