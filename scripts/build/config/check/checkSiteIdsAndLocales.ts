import { type DomainName, domainFacts, domainNames } from '../../../../brands/domains.ts';
import type { PathProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import { closestValue } from '../parse/suggestValue.ts';
import type { PartialBrand } from '../schema/parsedBrand.ts';

type PartialDomain = NonNullable<NonNullable<PartialBrand['domains']>[DomainName]>;

interface SiteIdContext {
  hasGermanSite: boolean;
  /** Hint on where a number comes from. */
  siteIdHint: string;
}

const isMisspelt = (site: PartialDomain) =>
  Object.keys(site).some((key) => closestValue(key, ['siteId', 'sharesSiteIdWith']) !== undefined);

function checkSiteId(
  domain: DomainName,
  site: PartialDomain,
  { hasGermanSite, siteIdHint }: SiteIdContext,
): PathProblem[] {
  const path = ['domains', domain];
  const shares = Object.hasOwn(site, 'sharesSiteIdWith');
  const has = Object.hasOwn(site, 'siteId');
  if (!shares) {
    const hint = `add it; ${siteIdHint}`;
    return has || isMisspelt(site)
      ? []
      : [{ path, on: 'key', message: `"siteId" is missing in ${quote(domain)}`, hint }];
  }
  const toShareProblem = (message: string, hint: string): PathProblem[] => [
    { path: [...path, 'sharesSiteIdWith'], on: 'key', message, hint },
  ];
  if (domain !== 'com')
    return toShareProblem('only "com" can share a siteId', `give ${quote(domain)} a siteId of its own`);
  if (has) return toShareProblem('a site has either "siteId" or "sharesSiteIdWith"', 'remove one of them');
  if (!hasGermanSite)
    return toShareProblem('there is no "de" site to share a siteId with', 'give "com" a siteId of its own');
  return [];
}

function checkCountry(domain: DomainName, { defaultCountry }: PartialDomain): PathProblem[] {
  const { country } = domainFacts[domain];
  if (defaultCountry === undefined || defaultCountry === country) return [];
  const message = `"defaultCountry" of ${quote(domain)} cannot be ${quote(defaultCountry)}`;
  return [
    { path: ['domains', domain, 'defaultCountry'], on: 'value', message, hint: `did you mean ${quote(country)}?` },
  ];
}

function checkLocales(domain: DomainName, { defaultLang, locales }: PartialDomain): PathProblem[] {
  const path = ['domains', domain, 'locales'];
  if (!locales) return [];
  const repeated = locales.flatMap((locale, index): PathProblem[] => {
    if (locale === undefined || locales.indexOf(locale) === index) return [];
    return [
      { path: [...path, index], on: 'value', message: `"locales" lists ${quote(locale)} twice`, hint: 'remove one' },
    ];
  });
  // undefined stands for an invalid entry, which may have been meant as the default language.
  const isDefaultMissing = defaultLang !== undefined && !locales.includes(defaultLang) && !locales.includes(undefined);
  if (!isDefaultMissing) return repeated;
  const message = `"locales" lacks ${quote(defaultLang)}, the defaultLang of ${quote(domain)}`;
  return [...repeated, { path, on: 'value', message, hint: 'add it, or change "defaultLang"' }];
}

/** Checks the number, country and languages of each site of a brand. */
export function checkSiteIdsAndLocales({ domains }: PartialBrand, siteIdHint: string): PathProblem[] {
  if (!domains) return [];
  const siteIdContext = { hasGermanSite: Object.hasOwn(domains, 'de'), siteIdHint };
  return domainNames.flatMap((domain) => {
    const site = domains[domain];
    if (!site) return [];
    return [...checkSiteId(domain, site, siteIdContext), ...checkCountry(domain, site), ...checkLocales(domain, site)];
  });
}
