import type { Catalogue } from '../config/catalogue.ts';
import { checkAgainstManifest } from './checkAgainstManifest.ts';
import { checkHeaders } from './checkHeaders.ts';
import { checkUnknownHosts } from './checkUnknownHosts.ts';
import type { Finding } from './Finding.ts';
import { findBrokenLinks } from './findBrokenLinks.ts';
import { findLeaks } from './findLeaks.ts';
import { findSecrets } from './findSecrets.ts';
import type { Release } from './readRelease.ts';

/** Runs all checks of a release; no findings mean that it is valid. */
export const verifyRelease = (release: Release, { brands, config }: Catalogue): Finding[] => [
  ...checkAgainstManifest(release),
  ...findLeaks(release, brands),
  ...findSecrets(release),
  ...findBrokenLinks(release),
  ...checkUnknownHosts(release),
  ...checkHeaders(
    release,
    config.environments,
    (slug) => brands.some((brand) => brand.slug === slug && brand.features.liveChat),
    (slug, domain) =>
      brands.find((brand) => brand.slug === slug)?.domains.find((one) => one.domain === domain)?.mapsKey,
  ),
];
