import type { Catalogue } from '../config/catalogue.ts';
import type { Finding } from './Finding.ts';
import { findBrokenLinks } from './findBrokenLinks.ts';
import { findLeaks } from './findLeaks.ts';
import { findSecrets } from './findSecrets.ts';
import { findWrongFiles } from './findWrongFiles.ts';
import { findWrongHeaders } from './findWrongHeaders.ts';
import type { Release } from './readRelease.ts';

/** Everything that must hold of a release; nothing found means that it does. */
export const verifyRelease = (release: Release, { brands, config }: Catalogue): Finding[] => [
  ...findWrongFiles(release),
  ...findLeaks(release, brands),
  ...findSecrets(release),

  ...findBrokenLinks(release),
  ...findWrongHeaders(
    release,
    config.environments,
    (slug) => brands.some((brand) => brand.slug === slug && brand.features.liveChat),
    (slug, domain) =>
      brands.find((brand) => brand.slug === slug)?.domains.find((one) => one.domain === domain)?.mapsKey,
  ),
];
