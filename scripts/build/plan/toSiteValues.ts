import { domainToUnicode } from 'node:url';
import type { SiteValues } from '../../../app/site/SiteValues.ts';
import { type DomainFacts, domainFacts } from '../../../brands/domains.ts';
import type { Language } from '../../../brands/languages/Language.ts';
import type { LocaleCode } from '../../../brands/languages.ts';
import { findVariant, languageIn } from '../../../brands/languageVariants.ts';
import { type PaymentProvider, paymentDomains, paymentEntries } from '../../../brands/paymentProviders.ts';
import { formatCountryName } from '../../lib/formatCountryName.ts';
import { ageBracketFacts } from '../config/schema/ageBracketFacts.ts';
import type { Environment, Receivers } from '../config/schema/buildConfig.ts';
import type { ResolvedBrand, ResolvedDomain } from '../config/schema/catalogue.ts';
import { receiversOf } from '../config/schema/receivers.ts';
import { type PublicSiteSettings, publicSiteOf } from '../config/schema/siteHosts.ts';

export interface SiteImageUrls {
  logoUrl: string;
  iconUrl: string;
}

/** The values of a brand in one country that its site and its legal texts have in common. */
export const toCountryValues = (
  { slug, ageBracket, supportEmails, company }: ResolvedBrand,
  site: ResolvedDomain,
  environment: PublicSiteSettings,
) => ({
  minAge: ageBracketFacts[ageBracket].minAge,
  country: site.defaultCountry,
  publicSiteUrl: publicSiteOf(environment, slug, site),
  supportEmail: (site.domain === 'com' ? undefined : supportEmails[site.domain]) ?? supportEmails.default,
  companyName: company.name,
  companyAddressLine1: company.addressLine1,
  companyAddressLine2: company.addressLine2,
  companyCountry: company.country,
});

/** The payment providers of a brand that members in a country can use: without accounts that have an IBAN, no direct debit. */
export function listOfferedProviders(
  { features }: Pick<ResolvedBrand, 'features'>,
  domain: ResolvedDomain['domain'],
): readonly PaymentProvider[] {
  const facts: DomainFacts = domainFacts[domain];
  return features.providers.filter((provider) => facts.iban !== false || paymentEntries[provider] !== 'iban');
}

/** Everything that is compiled into one site. Flags are derived here, because only values read directly fold in the app. */
export function toSiteValues(
  brand: ResolvedBrand,
  site: ResolvedDomain,
  environmentName: string,
  environment: Environment,
  host: string,
  imageUrls: SiteImageUrls,
): SiteValues {
  const { domain, locales } = site;
  const facts: DomainFacts = domainFacts[domain];
  const language = languageIn(site.defaultCountry, site.defaultLang);
  const { features, supportEmails } = brand;
  const { default: _defaultSupport, ...supportByDomain } = supportEmails;
  const providers = listOfferedProviders(brand, domain);
  const { publicSiteUrl, companyCountry, ...countryValues } = toCountryValues(brand, site, environment);
  return {
    brand: brand.slug,
    name: brand.name,
    siteId: site.siteId,
    domain,
    ...countryValues,
    countryRadiusKm: facts.radiusKm,
    metric: facts.metric,
    dateFormat: facts.dateFormat,
    townsWithRegion: facts.townsWithRegion ?? false,
    eu: facts.eu,
    tax: facts.tax,
    withdrawal: facts.withdrawal ?? 'law',

    locale: site.defaultLang,
    locales,
    languageVariants: locales.flatMap((locale) => findVariant(locale, site.defaultCountry) ?? []),
    languageTag: language.tag,
    languages: pickByLocale(site, ({ tag, name }) => ({ tag, name })),
    companyCountryNames: pickByLocale(site, ({ tag }) => formatCountryName(companyCountry, tag)),
    usernameWords: pickByLocale(site, ({ usernames }) => usernames),
    wrongHostText: language.wrongHost(brand.name, domainToUnicode(host)),
    notLoadedText: language.notLoaded,
    brokenText: language.broken,
    reloadText: language.reload,
    multilingual: locales.length > 1,

    environment: environmentName,
    sandbox: environmentName === 'sandbox',
    host,
    hosts: [host, ...environment.localHosts],
    apiOrigin: environment.api,
    proxiedApi: environment.proxiedApi,
    socketOrigin: environment.socket,
    storageOrigin: environment.storage,
    liveChatOrigin: environment.liveChat,
    mapsOrigin: environment.maps,
    placesOrigin: environment.places,
    liveChatButton: environment.liveChatButtons[site.defaultLang] ?? environment.liveChatButtons.other,
    ...toReceiverValues(receiversOf(environment, brand.slug)),
    registerUrl: `${publicSiteUrl}/register`,

    ...imageUrls,
    ...readLogoSize(brand.logo),

    supportEmails: Object.fromEntries(
      Object.entries(supportByDomain).map(([key, address]) => [
        domainFacts[key as keyof typeof supportByDomain].country,
        address,
      ]),
    ),

    icons: brand.look.icons,
    signIn: brand.look.signIn,

    liveChat: features.liveChat,
    maps: site.mapsKey !== undefined,
    interests: features.interests,
    cancelInFooter: features.cancelInFooter ?? facts.cancelInFooter ?? false,
    birthdatePaste: features.birthdatePaste,
    badgeDot: features.badges === 'dot',
    menuVariant: features.menuVariant ?? 0,
    paypalLayout: providers.includes('PayPal') ? (features.paypalLayout ?? facts.paypalLayout ?? 1) : 1,
    providers,
    paymentDomains: Object.fromEntries(providers.map((provider) => [provider, paymentDomains[provider]])),
    paymentEntries: [...new Set(providers.map((provider) => paymentEntries[provider]))],
  };
}

const toReceiverValues = ({ statistics, ads }: Receivers) => ({
  measured: statistics !== undefined || ads !== undefined,
  statistics: statistics?.kind ?? ('none' as const),
  statisticsUrl: statistics && statistics.kind !== 'tagManager' ? statistics.url : '',
  matomoSiteId: statistics?.kind === 'matomo' ? statistics.siteId : 0,
  ads: ads !== undefined,
  adsUrl: ads?.url ?? '',
});

/** What `pick` takes from each language of a site. */
const pickByLocale = <T>({ locales, defaultCountry }: ResolvedDomain, pick: (language: Language) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, pick(languageIn(defaultCountry, locale))])) as Partial<
    Record<LocaleCode, T>
  >;

/** The logo's width and height by its viewBox, which checkSvg requires. */
function readLogoSize(logo: string): { logoWidth: number; logoHeight: number } {
  const box =
    /\bviewBox="([^"]*)"/
      .exec(logo)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  return { logoWidth: box[2] ?? 220, logoHeight: box[3] ?? 64 };
}
