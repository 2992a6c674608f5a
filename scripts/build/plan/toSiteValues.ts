import { domainToUnicode } from 'node:url';
import type { SiteValues } from '../../../app/site/SiteValues.ts';
import { type DomainFacts, type DomainName, domainFacts } from '../../../brands/domains.ts';
import { type DutyName, type DutyState, dutyNames, toDutyState } from '../../../brands/duties.ts';
import type { Language } from '../../../brands/languages/Language.ts';
import type { LocaleCode } from '../../../brands/languages.ts';
import { findVariant, languageIn, type VariantName } from '../../../brands/languageVariants.ts';
import { paymentDomains, paymentEntries } from '../../../brands/paymentProviders.ts';
import { formatCountryName } from '../../lib/formatCountryName.ts';
import { hashedName } from '../../lib/hash.ts';
import { ageBracketFacts } from '../config/schema/ageBracketFacts.ts';
import type { Environment } from '../config/schema/buildConfig.ts';
import type { ResolvedBrand, ResolvedDomain } from '../config/schema/catalogue.ts';
import { receiversOf } from '../config/schema/receivers.ts';
import { hostOfSite, publicSiteOf } from '../config/schema/siteHosts.ts';
import { usesDarkLogo } from '../pictures/findLogoPlates.ts';

/** Gives the sources that a site and its legal texts have in common. */
const toCountrySources = (brand: ResolvedBrand, domain: ResolvedDomain) => ({
  brand,
  domain,
  company: brand.company,
  supportEmails: brand.supportEmails as { default: string } & Partial<Record<DomainName, string>>,
  ageBracket: ageBracketFacts[brand.ageBracket],
});

/** Gives the sources of a site's values; explainSite.ts tells where the keys of each are written. */
export function toSiteSources(
  brand: ResolvedBrand,
  domain: ResolvedDomain,
  environmentName: string,
  environment: Environment,
  day: string,
) {
  const { defaultCountry, defaultLang, locales } = domain;
  const forLocales = <T>(make: (locale: LocaleCode) => T) =>
    Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Readonly<Record<LocaleCode, T>>;
  const languages = forLocales((locale) => languageIn(defaultCountry, locale));
  return {
    ...toCountrySources(brand, domain),
    features: brand.features,
    look: brand.look,
    facts: domainFacts[domain.domain] as DomainFacts,
    duties: Object.fromEntries(dutyNames.map((name) => [name, toDutyState(name, domain.domain, day)])) as Readonly<
      Record<DutyName, DutyState>
    >,
    language: languages[defaultLang],
    languages,
    variants: forLocales((locale): VariantName | undefined => findVariant(locale, defaultCountry)),
    providerTables: { paymentDomains, paymentEntries },
    environment: { ...environment, name: environmentName },
    liveChatButtons: environment.liveChatButtons,
    receivers: receiversOf(environment, brand.slug),
  };
}

type CountrySources = ReturnType<typeof toCountrySources>;
export type SiteSources = ReturnType<typeof toSiteSources>;

type Derivations<Sources, Values> = { readonly [Key in keyof Values]: (sources: Sources) => Values[Key] };

const deriveAll = <Sources, Values>(derivations: Derivations<Sources, Values>, sources: Sources): Values =>
  Object.fromEntries(
    Object.entries<(sources: Sources) => unknown>(derivations).map(([key, derive]) => [key, derive(sources)]),
  ) as Values;

/** The payment providers that members in a country can use: without accounts that have an IBAN, no direct debit. */
export const listOfferedProviders = ({ features, facts }: Pick<SiteSources, 'features' | 'facts'>) =>
  features.providers.filter((provider) => paymentEntries[provider] !== 'iban' || facts.iban !== false);

/** Gives what `pick` takes from each language of a site. */
const pickByLocale = <T>({ domain, languages }: SiteSources, pick: (language: Language) => T) =>
  Object.fromEntries(domain.locales.map((locale) => [locale, pick(languages[locale])]));

/** Reads the logo's width and height from its viewBox, which checkSvg requires. */
const readLogoBox = ({ logo }: ResolvedBrand): readonly number[] =>
  /\bviewBox="([^"]*)"/
    .exec(logo)?.[1]
    ?.split(/[\s,]+/)
    .map(Number) ?? [];

const countryDerivations = {
  minAge: ({ ageBracket }) => ageBracket.minAge,
  country: ({ domain }) => domain.defaultCountry,
  supportEmail: ({ domain, supportEmails }) => supportEmails[domain.domain] ?? supportEmails.default,
  companyName: ({ company }) => company.name,
  companyAddressLine1: ({ company }) => company.addressLine1,
  companyAddressLine2: ({ company }) => company.addressLine2,
} as const satisfies Partial<Derivations<CountrySources, SiteValues>>;

/** Derives the values of a brand in one country that its site and its legal texts have in common. */
export const toCountryValues = (brand: ResolvedBrand, domain: ResolvedDomain) =>
  deriveAll(countryDerivations, toCountrySources(brand, domain));

/**
 * Each value that is compiled into a site, from its sources: what a function reads is where its value comes from. Flags
 * are derived here, because only values read directly fold in the app.
 */
export const siteDerivations: Derivations<SiteSources, SiteValues> = {
  brand: ({ brand }) => brand.slug,
  name: ({ brand }) => brand.name,
  siteId: ({ domain }) => domain.siteId,
  domain: ({ domain }) => domain.domain,
  ...countryDerivations,
  countryRadiusKm: ({ facts }) => facts.radiusKm,
  metric: ({ facts }) => facts.metric,
  dateFormat: ({ facts }) => facts.dateFormat,
  townsWithRegion: ({ facts }) => facts.townsWithRegion ?? false,
  tax: ({ facts }) => facts.tax,
  withdrawal: ({ facts }) => facts.withdrawal,
  asksToBeginAtOnce: ({ facts }) => facts.refund === 'unusedDays',
  refundDays: ({ facts }) => facts.refundDays,
  retentionYears: ({ facts }) => facts.retentionYears,
  renewal: ({ facts }) => facts.renewal,
  renewalConsent: ({ facts }) => facts.renewalConsent,
  notice: ({ facts }) => facts.notice,
  fraudHelp: ({ facts }) => facts.fraudHelp,

  locale: ({ domain }) => domain.defaultLang,
  locales: ({ domain }) => domain.locales,
  languageVariants: ({ domain, variants }) => domain.locales.flatMap((locale) => variants[locale] ?? []),
  languageTag: ({ language }) => language.tag,
  languages: (sources) => pickByLocale(sources, ({ tag, name }) => ({ tag, name })),
  companyCountryNames: (sources) => pickByLocale(sources, ({ tag }) => formatCountryName(sources.company.country, tag)),
  usernameWords: (sources) => pickByLocale(sources, ({ usernames }) => usernames),
  wrongHostText: ({ language, brand, domain, environment }) =>
    language.wrongHost(brand.name, domainToUnicode(hostOfSite(environment, brand.slug, domain))),
  notLoadedText: ({ language }) => language.notLoaded,
  brokenText: ({ language }) => language.broken,
  reloadText: ({ language }) => language.reload,
  multilingual: ({ domain }) => domain.locales.length > 1,

  environment: ({ environment }) => environment.name,
  sandbox: ({ environment }) => environment.name === 'sandbox',
  host: ({ environment, brand, domain }) => hostOfSite(environment, brand.slug, domain),
  hosts: ({ environment, brand, domain }) => [hostOfSite(environment, brand.slug, domain), ...environment.localHosts],
  apiOrigin: ({ environment }) => environment.api,
  proxiedApi: ({ environment }) => environment.proxiedApi,
  socketOrigin: ({ environment }) => environment.socket,
  storageOrigin: ({ environment }) => environment.storage,
  liveChatOrigin: ({ environment }) => environment.liveChat,
  mapsOrigin: ({ environment }) => environment.maps,
  placesOrigin: ({ environment }) => environment.places,
  liveChatButton: ({ domain, liveChatButtons }) => liveChatButtons[domain.defaultLang] ?? liveChatButtons.other,
  measured: ({ receivers }) => receivers.statistics !== undefined || receivers.ads !== undefined,
  statistics: ({ receivers }) => receivers.statistics?.kind ?? 'none',
  statisticsUrl: ({ receivers: { statistics } }) =>
    statistics && statistics.kind !== 'tagManager' ? statistics.url : '',
  matomoSiteId: ({ receivers: { statistics } }) => (statistics?.kind === 'matomo' ? statistics.siteId : 0),
  ads: ({ receivers }) => receivers.ads !== undefined,
  adsUrl: ({ receivers }) => receivers.ads?.url ?? '',
  reports: ({ environment }) => environment.reports !== undefined,
  reportsUrl: ({ environment }) => environment.reports ?? '',
  registerUrl: ({ environment, brand, domain }) => `${publicSiteOf(environment, brand.slug, domain)}/register`,

  logoUrl: ({ brand }) => `/assets/${hashedName('logo.svg', brand.logo)}`,
  headerLogoUrl: ({ brand }) =>
    usesDarkLogo(brand)
      ? `/assets/${hashedName('logo-dark.svg', brand.darkLogo!)}`
      : `/assets/${hashedName('logo.svg', brand.logo)}`,
  iconUrl: ({ brand }) => `/assets/${hashedName('icon.svg', brand.icon)}`,
  logoWidth: ({ brand }) => readLogoBox(brand)[2] ?? 220,
  logoHeight: ({ brand }) => readLogoBox(brand)[3] ?? 64,

  supportEmails: ({ brand: { supportEmails } }) => {
    const { default: _, ...byDomain } = supportEmails;
    return Object.fromEntries(
      Object.entries(byDomain).map(([key, address]) => [domainFacts[key as keyof typeof byDomain].country, address]),
    );
  },

  icons: ({ look }) => look.icons,
  signIn: ({ look }) => look.signIn,
  home: ({ look }) => look.home,
  photos: ({ brand }) => brand.photos.map(({ place }) => place),

  liveChat: ({ features }) => features.liveChat,
  maps: ({ domain }) => domain.mapsKey !== undefined,
  sepa: ({ facts }) => facts.currency === 'EUR',
  interests: ({ features }) => features.interests,
  withdrawalFunction: ({ duties }) => duties.withdrawalFunction,
  renewalCoolingOff: ({ duties }) => duties.renewalCoolingOff,
  birthdatePaste: ({ features }) => features.birthdatePaste,
  badgeDot: ({ features }) => features.badges === 'dot',
  menuVariant: ({ features }) => features.menuVariant ?? 0,
  paypalLayout: ({ features, facts }) =>
    features.providers.includes('PayPal') ? (features.paypalLayout ?? facts.paypalLayout ?? 1) : 1,
  providers: listOfferedProviders,
  paymentDomains: ({ features, facts, providerTables: { paymentDomains: domains } }) =>
    Object.fromEntries(listOfferedProviders({ features, facts }).map((provider) => [provider, domains[provider]])),
  paymentEntries: ({ features, facts, providerTables: { paymentEntries: entries } }) => [
    ...new Set(listOfferedProviders({ features, facts }).map((provider) => entries[provider])),
  ],
};

/** Derives everything that is compiled into one site. */
export const toSiteValues = (sources: SiteSources): SiteValues => deriveAll(siteDerivations, sources);
