import { choices, type GallerySettings } from '../../app/gallery/settings.ts';

/** A look of the gallery, as its address asks for it; a layer is what is open over the page. */
export type GalleryLook = Pick<GallerySettings, 'theme' | 'band' | 'lang'> & Partial<Pick<GallerySettings, 'layer'>>;

export interface GalleryVisit {
  look: GalleryLook;
  /** When axe reads the page: by day all its rules, by night those of colours. */
  axe: readonly ('light' | 'dark')[];
}

/**
 * Few looks with all languages, two of each age band, and every theme that no site has which is looked at; what opens over
 * the page as well. Axe reads each age band and each kind of layer both by day and by night. gallery.test.ts holds them to it.
 */
export const galleryVisits: readonly GalleryVisit[] = [
  { look: { theme: 'lavender', band: '40', lang: 'en' }, axe: ['light'] },
  { look: { theme: 'champagne', band: '40', lang: 'pl' }, axe: ['dark'] },
  { look: { theme: 'lagoon', band: '50', lang: 'de' }, axe: ['light'] },
  { look: { theme: 'plum', band: '50', lang: 'cs' }, axe: ['dark'] },
  { look: { theme: 'slate', band: '60', lang: 'fr' }, axe: ['light'] },
  { look: { theme: 'berry', band: '60', lang: 'pl' }, axe: ['dark'] },
  { look: { theme: 'amber', band: '40', lang: 'pl', layer: 'dialog' }, axe: ['light'] },
  { look: { theme: 'ocean', band: '60', lang: 'fr', layer: 'dialog' }, axe: ['dark'] },
  { look: { theme: 'forest', band: '50', lang: 'de', layer: 'drawer' }, axe: ['light', 'dark'] },
];

const { theme: themes, band: bands, lang: langs } = choices;

/** Every theme in every age band, the languages in turn, and the layers; each by day and by night. */
export const allGalleryVisits: readonly GalleryVisit[] = [
  ...themes.flatMap((theme, index) =>
    bands.map((band, place) => ({ theme, band, lang: langs[(index + place) % langs.length]! })),
  ),
  ...galleryVisits.flatMap(({ look }) => (look.layer ? [look] : [])),
].map((look) => ({ look, axe: ['light', 'dark'] }));
