import { type DomainName, domainNames } from '../../../brands/schema.ts';
import { domainFacts } from '../domains.ts';
import type { Mistake } from '../mistake.ts';
import { nearest } from '../parse/nearest.ts';
import { quote } from '../parse/words.ts';
import type { LenientBrand } from './brandFile.ts';

type LenientDomain = NonNullable<NonNullable<LenientBrand['domains']>[DomainName]>;

/** What a site's number can be taken from, beside its own file. */
interface SiteIds {
  hasGermanSite: boolean;
  /** A number no site has yet. */
  free: number;
}

const isMisspelt = (site: LenientDomain) =>
  Object.keys(site).some((key) => nearest(key, ['siteId', 'sharesSiteIdWith']) !== undefined);

function checkSiteId(domain: DomainName, site: LenientDomain, { hasGermanSite, free }: SiteIds): Mistake[] {
  const path = ['domains', domain];
  const shares = Object.hasOwn(site, 'sharesSiteIdWith');
  const has = Object.hasOwn(site, 'siteId');
  if (!shares) {
    const meant = `add it; the next free one is ${free}`;
    return has || isMisspelt(site) ? [] : [{ path, on: 'key', what: `"siteId" is missing in ${quote(domain)}`, meant }];
  }
  const wrong = (what: string, meant: string): Mistake[] => [
    { path: [...path, 'sharesSiteIdWith'], on: 'key', what, meant },
  ];
  if (domain !== 'com') return wrong('only "com" can share a siteId', `give ${quote(domain)} a siteId of its own`);
  if (has) return wrong('a site has either "siteId" or "sharesSiteIdWith"', 'remove one of them');
  if (!hasGermanSite) return wrong('there is no "de" site to share a siteId with', 'give "com" a siteId of its own');
  return [];
}

function checkCountry(domain: DomainName, { defaultCountry }: LenientDomain): Mistake[] {
  const { country } = domainFacts[domain];
  if (defaultCountry === undefined || defaultCountry === country) return [];
  const what = `"defaultCountry" of ${quote(domain)} cannot be ${quote(defaultCountry)}`;
  return [{ path: ['domains', domain, 'defaultCountry'], on: 'value', what, meant: `did you mean ${quote(country)}?` }];
}

function checkLocales(domain: DomainName, { defaultLang, locales }: LenientDomain): Mistake[] {
  const path = ['domains', domain, 'locales'];
  if (!locales) return [];
  const repeated = locales.flatMap((locale, index): Mistake[] => {
    if (locale === undefined || locales.indexOf(locale) === index) return [];
    return [
      { path: [...path, index], on: 'value', what: `"locales" lists ${quote(locale)} twice`, meant: 'remove one' },
    ];
  });
  // A gap is an entry that was wrong, and may well have meant the default language.
  const lacksDefault = defaultLang !== undefined && !locales.includes(defaultLang) && !locales.includes(undefined);
  if (!lacksDefault) return repeated;
  const what = `"locales" lacks ${quote(defaultLang)}, the defaultLang of ${quote(domain)}`;
  return [...repeated, { path, on: 'value', what, meant: 'add it, or change "defaultLang"' }];
}

/** What the domains of one brand must keep among themselves. */
export function checkDomains({ domains }: LenientBrand, free: number): Mistake[] {
  if (!domains) return [];
  const siteIds = { hasGermanSite: Object.hasOwn(domains, 'de'), free };
  return domainNames.flatMap((domain) => {
    const site = domains[domain];
    if (!site) return [];
    return [...checkSiteId(domain, site, siteIds), ...checkCountry(domain, site), ...checkLocales(domain, site)];
  });
}
