import { journeySites } from './sampleSites.ts';

/** Away from those of the tests, which may run at the same time. */
const FIRST_PORT = 4461;

const galleryVariants = {
  german: { theme: 'forest', band: '50', lang: 'de' },
  american: { theme: 'burgundy', band: '40', lang: 'en' },
  french: { theme: 'ocean', band: '60', lang: 'fr' },
} as const;

/** One site of each age band; the themes and first languages differ as well. */
export const capturedSites = journeySites.map((site, index) => ({
  ...site,
  port: FIRST_PORT + 2 * index,
  sandboxPort: FIRST_PORT + 2 * index + 1,
  gallery: galleryVariants[site.key],
}));

export type CapturedSite = (typeof capturedSites)[number];
export const GALLERY_PORT = 4460;
