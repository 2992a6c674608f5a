import { journeySites } from '../../tests/journeys/sites.ts';

/** Away from those of the tests, which may run at the same time. */
const portsUp = 120;

const galleryLooks = {
  german: { theme: 'forest', band: '50', lang: 'de' },
  american: { theme: 'burgundy', band: '40', lang: 'en' },
  french: { theme: 'ocean', band: '60', lang: 'fr' },
} as const;

/** One site of each age band; the themes and first languages differ as well. */
export const photographedSites = journeySites.map((site) => ({
  ...site,
  port: site.port + portsUp,
  sandboxPort: site.sandboxPort + portsUp,
  gallery: galleryLooks[site.key],
}));

export type PhotographedSite = (typeof photographedSites)[number];
export const galleryPort = 4460;
