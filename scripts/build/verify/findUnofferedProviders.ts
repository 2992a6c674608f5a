import { type PaymentProvider, paymentDomains, paymentProviders } from '../../../brands/paymentProviders.ts';
import type { Finding } from './Finding.ts';
import type { Release } from './readRelease.ts';

/** Pattern of the files that members' browsers load; notices may name any company. */
const searched = /\.(?:js|css|html|json|webmanifest|svg)$/;

/** Returns the pattern of a provider's name, case-sensitive because one is a common word, and of its domains. */
const toPattern = (provider: PaymentProvider) =>
  new RegExp(
    `\\b${provider}\\b|\\b(?:${paymentDomains[provider].map((domain) => RegExp.escape(domain)).join('|')})\\b`,
  );

const patterns = paymentProviders.map((provider) => ({ provider, pattern: toPattern(provider) }));

/**
 * Finds names and domains of payment providers in the files of sites that do not offer them.
 *
 * @param offeredBy the providers of a site, by brand and domain; undefined for a site that is no longer in the catalogue
 */
export function findUnofferedProviders(
  { manifest, filesByFolder, bytesByHash }: Release,
  offeredBy: (brand: string, domain: string) => readonly PaymentProvider[] | undefined,
): Finding[] {
  const namedIn = new Map<string, PaymentProvider[]>();
  const findNamed = (hash: string): PaymentProvider[] => {
    const known = namedIn.get(hash);
    if (known) return known;
    const text = bytesByHash.get(hash)!.toString('utf8');
    const named = patterns.flatMap(({ provider, pattern }) => (pattern.test(text) ? [provider] : []));
    namedIn.set(hash, named);
    return named;
  };
  return manifest.sites.flatMap(({ host, brand, domain }) => {
    const offered = offeredBy(brand, domain);
    if (!offered) return [];
    return [...(filesByFolder.get(host) ?? [])].flatMap(([path, hash]): Finding[] =>
      searched.test(path)
        ? findNamed(hash).flatMap((provider) =>
            offered.includes(provider)
              ? []
              : [{ host, path, message: `names ${provider}, a payment provider that the site does not offer` }],
          )
        : [],
    );
  });
}
