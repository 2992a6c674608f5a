import { domainFacts } from '../../../brands/domains.ts';
import type { Catalogue } from '../config/schema/catalogue.ts';
import { type HostAnswer, toOtherHostAnswers, toRetiredHostAnswers } from '../plan/hostAnswers.ts';
import { listOfferedProviders } from '../plan/toSiteValues.ts';
import { checkAgainstManifest } from './checkAgainstManifest.ts';
import { checkDeltas, type ReadDictionary } from './checkDeltas.ts';
import { checkHeaders } from './checkHeaders.ts';
import { checkHostAnswers } from './checkHostAnswers.ts';
import { checkShareTags } from './checkShareTags.ts';
import { checkUnknownHostRefusal } from './checkUnknownHostRefusal.ts';
import type { Finding } from './Finding.ts';
import { findBrokenLinks } from './findBrokenLinks.ts';
import { findLeaks } from './findLeaks.ts';
import { findMailAddresses } from './findMailAddresses.ts';
import { findSecrets } from './findSecrets.ts';
import { findUnofferedProviders } from './findUnofferedProviders.ts';
import { findUnsupported } from './findUnsupported.ts';
import type { Release } from './readRelease.ts';

/** Runs all checks of a release; it is valid if there are no findings. */
export const verifyRelease = (
  release: Release,
  { brands, config, retiredHosts }: Catalogue,
  readDictionary: ReadDictionary = () => undefined,
): Finding[] => [
  ...checkAgainstManifest(release),
  ...checkDeltas(release, readDictionary),
  ...findLeaks(release, brands, retiredHosts),
  ...findSecrets(release),
  ...findUnofferedProviders(release, (slug, name) => {
    const brand = brands.find((one) => one.slug === slug);
    const domain = brand?.domains.find((one) => one.domain === name);
    return brand && domain && listOfferedProviders({ features: brand.features, facts: domainFacts[domain.domain] });
  }),
  ...checkShareTags(release, brands),
  ...findBrokenLinks(release),
  ...findUnsupported(release),
  ...findMailAddresses(release),
  ...checkUnknownHostRefusal(release),
  ...checkHostAnswers(release, listHostAnswers(release, { brands, config, retiredHosts })),
  ...checkHeaders(
    release,
    config.environments,
    (slug) => brands.some((brand) => brand.slug === slug && brand.features.liveChat),
    (slug, domain) =>
      brands.find((brand) => brand.slug === slug)?.domains.find((one) => one.domain === domain)?.mapsKey,
  ),
];

/** Lists the answers that the build should have written, of sites and environments that the catalogue still has. */
function listHostAnswers(
  { manifest }: Release,
  { brands, config, retiredHosts }: Pick<Catalogue, 'brands' | 'config' | 'retiredHosts'>,
): HostAnswer[] {
  const ofSites = manifest.sites.flatMap(({ host, brand: slug, domain: name, environment: environmentName }) => {
    const environment = config.environments[environmentName];
    const brand = brands.find((one) => one.slug === slug);
    const domain = brand?.domains.find((one) => one.domain === name);
    return environment && brand && domain ? toOtherHostAnswers(environment, { host, brand, domain }) : [];
  });
  const environment = config.environments[manifest.sites[0]?.environment ?? ''];
  return [...ofSites, ...(environment ? toRetiredHostAnswers(environment, { retiredHosts }) : [])];
}
