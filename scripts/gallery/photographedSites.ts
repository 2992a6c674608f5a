import { journeySites } from '../../tests/journeys/sites.ts';

/** Away from those of the tests, which may run at the same time. */
const firstPort = 4461;

const galleryLooks = {
  german: { theme: 'forest', band: '50', lang: 'de' },
  american: { theme: 'burgundy', band: '40', lang: 'en' },
  french: { theme: 'ocean', band: '60', lang: 'fr' },
} as const;

/** One site of each age band; the themes and first languages differ as well. */
export const photographedSites = journeySites.map((site, index) => ({
  ...site,
  port: firstPort + 2 * index,
  sandboxPort: firstPort + 2 * index + 1,
  gallery: galleryLooks[site.key],
}));

export type PhotographedSite = (typeof photographedSites)[number];
export const galleryPort = 4460;
