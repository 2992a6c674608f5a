import { languageTags } from '../../brands/languages.ts';
import { type Look, WrittenLook } from '../../themes/look.ts';

/** The choices of whole pages, which no component shows. */
const ofPages: readonly string[] = ['signIn', 'home', 'motif', 'voice'];
export type ShownChoice = Exclude<keyof Look, 'signIn' | 'home' | 'motif' | 'voice'>;

/** Value of each choice of a look that is usual for theme and age band; it comes first. */
export const USUAL = 'usual';

export const lookChoices = Object.fromEntries(
  Object.entries(WrittenLook.shape)
    .filter(([name]) => !ofPages.includes(name))
    .map(([name, choice]) => [name, [USUAL, ...choice.unwrap().options]]),
) as unknown as { readonly [Choice in ShownChoice]: readonly [typeof USUAL, ...Look[Choice][]] };

/** Choices of the gallery, in the order in which the page offers them. */
export const galleryChoices = {
  theme: [
    'amber',
    'berry',
    'burgundy',
    'champagne',
    'forest',
    'lagoon',
    'lavender',
    'midnight',
    'ocean',
    'plum',
    'slate',
    'terracotta',
  ],
  band: ['40', '50', '60'],
  lang: languageTags,
  scale: ['1', '1.15', '1.3', '1.5', '1.75', '2'],
  layer: ['none', 'dialog', 'drawer'],
  ...lookChoices,
} as const;

export type GallerySettings = { [Name in keyof typeof galleryChoices]: (typeof galleryChoices)[Name][number] };

/** The settings in the query of an address; the first of each choice where the query has no known value. */
export function parseGallerySettings(search: string): GallerySettings {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(galleryChoices).map(([name, values]) => {
      const requested = query.get(name);
      return [name, values.find((value) => value === requested) ?? values[0]];
    }),
  ) as GallerySettings;
}
