/** What of the look can be switched, in the order in which the form offers it. */
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
  lang: ['en', 'de', 'fr', 'cs', 'pl'],
  scale: ['1', '1.15', '1.3', '1.5', '1.75', '2'],
  scheme: ['system', 'light', 'dark'],
  layer: ['none', 'dialog', 'drawer'],
} as const;

export type GallerySettings = { [Name in keyof typeof galleryChoices]: (typeof galleryChoices)[Name][number] };

/** What the address asks for; the first of each choice where it asks for nothing known. */
export function parseGallerySettings(search: string): GallerySettings {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(galleryChoices).map(([name, values]) => {
      const asked = query.get(name);
      return [name, values.find((value) => value === asked) ?? values[0]];
    }),
  ) as GallerySettings;
}
