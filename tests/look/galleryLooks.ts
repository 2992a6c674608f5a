import { choices, type GallerySettings } from '../../app/gallery/settings.ts';

/** A look of the gallery, as its address asks for it; a layer is what is open over the page. */
export type GalleryLook = Pick<GallerySettings, 'theme' | 'band' | 'lang'> & Partial<Pick<GallerySettings, 'layer'>>;

/**
 * Few looks with all languages, two of each age band, and every theme that no site has which is looked at; what opens over
 * the page as well. gallery.test.ts says what they cover.
 */
export const galleryLooks: readonly GalleryLook[] = [
  { theme: 'lavender', band: '40', lang: 'en' },
  { theme: 'champagne', band: '40', lang: 'pl' },
  { theme: 'lagoon', band: '50', lang: 'de' },
  { theme: 'plum', band: '50', lang: 'cs' },
  { theme: 'slate', band: '60', lang: 'fr' },
  { theme: 'berry', band: '60', lang: 'de' },
  { theme: 'amber', band: '40', lang: 'pl', layer: 'dialog' },
  { theme: 'forest', band: '50', lang: 'de', layer: 'drawer' },
  { theme: 'ocean', band: '60', lang: 'fr', layer: 'dialog' },
];

const { theme: themes, band: bands, lang: langs } = choices;

/** Every theme in every age band, the languages in turn. */
export const allGalleryLooks: readonly GalleryLook[] = [
  ...themes.flatMap((theme, index) =>
    bands.map((band, place) => ({ theme, band, lang: langs[(index + place) % langs.length]! })),
  ),
  ...galleryLooks.filter(({ layer }) => layer),
];
