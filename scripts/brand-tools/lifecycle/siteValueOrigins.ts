import type { WrittenBrand } from '../../../brands/brandSchema.ts';
import type { DomainFacts } from '../../../brands/domains.ts';
import type { WrittenLook } from '../../../themes/look.ts';
import type { ResolvedTheme } from '../../build/config/schema/catalogue.ts';
import type { Site } from '../../build/plan/planBuild.ts';

/** What the origin of a value may depend on. */
export interface OriginContext {
  slug: string;
  domain: string;
  country: string;
  /** Code of the site's first language. */
  locale: string;
  environment: string;
  ownHosts: boolean;
  written: WrittenBrand;
  theme: ResolvedTheme;
  facts: DomainFacts;
  /** Whether the environment says something at this path. */
  hasSetting: (...path: string[]) => boolean;
  /** `file:line` in brand.json, and in build.config.ts. */
  inBrand: (...path: string[]) => string;
  inConfig: (...path: string[]) => string;
}

type Origin = (context: OriginContext) => string;

const brandKey =
  (...path: string[]): Origin =>
  ({ inBrand }) =>
    inBrand(...path);

const domainKey =
  (key: string): Origin =>
  ({ inBrand, domain }) =>
    inBrand('domains', domain, key);

const fact =
  (key: keyof DomainFacts, otherwise?: string): Origin =>
  ({ domain, facts }) =>
    facts[key] === undefined && otherwise !== undefined
      ? `${otherwise}, because brands/domains.ts says nothing of ${key} for ${domain}`
      : `brands/domains.ts, ${key} of ${domain}`;

/** A feature of the brand, else what applies without it. */
const feature =
  (key: keyof WrittenBrand['features'], otherwise: Origin | string): Origin =>
  (context) => {
    if (context.written.features[key] !== undefined) return context.inBrand('features', key);
    return `default: ${typeof otherwise === 'string' ? otherwise : otherwise(context)}`;
  };

const setting =
  (key: string): Origin =>
  ({ environment, hasSetting, inConfig }) =>
    hasSetting(key) ? inConfig('environments', environment, key) : 'default of build.config.ts: the vendor';

const fromLanguage =
  (key: string): Origin =>
  ({ locale, inBrand, domain }) =>
    `brands/languages/${locale}.ts, ${key}; the language: ${inBrand('domains', domain, 'defaultLang')}`;

const fromLocales =
  (what: string): Origin =>
  (context) =>
    `${what} of each of locales; these: ${locales(context)}`;

const locales: Origin = ({ written, domain, inBrand }) =>
  written.domains[domain as keyof typeof written.domains]?.locales === undefined
    ? `default: defaultLang alone, ${inBrand('domains', domain, 'defaultLang')}`
    : inBrand('domains', domain, 'locales');

const host: Origin = ({ written, domain, environment, ownHosts, inBrand, inConfig }) =>
  ownHosts && written.domains[domain as keyof typeof written.domains]?.host !== undefined
    ? inBrand('domains', domain, 'host')
    : `the pattern ${inConfig('environments', environment, 'host')}, filled with slug and domain`;

const publicSite: Origin = ({ written, domain, environment, ownHosts, inBrand, inConfig }) =>
  ownHosts && written.domains[domain as keyof typeof written.domains]?.publicSite !== undefined
    ? inBrand('domains', domain, 'publicSite')
    : `the pattern ${inConfig('environments', environment, 'publicSite')}, filled with slug and domain`;

const company: Origin = ({ written, inBrand, inConfig }) => {
  if (typeof written.company === 'object') return inBrand('company');
  if (written.company !== undefined)
    return `${inConfig('companies', written.company)}, chosen in ${inBrand('company')}`;
  return `default: the company named in ${inConfig('defaultCompany')}`;
};

const receivers: Origin = ({ environment, slug, hasSetting, inConfig }) => {
  if (hasSetting('receivers', 'brands', slug))
    return inConfig('environments', environment, 'receivers', 'brands', slug);
  return hasSetting('receivers')
    ? inConfig('environments', environment, 'receivers')
    : `default: none, because build.config.ts names no receivers for ${environment}`;
};

const supportAddress: Origin = ({ written, domain, inBrand }) =>
  Object.hasOwn(written.contacts.support, domain)
    ? inBrand('contacts', 'support', domain)
    : `${inBrand('contacts', 'support', 'default')}, because ${domain} has none of its own`;

/** A choice of the look: by the brand, its theme or its age bracket. */
export const lookChoice =
  (key: keyof WrittenLook): Origin =>
  ({ written, theme, inBrand }) => {
    if (written.look?.[key] !== undefined) return inBrand('look', key);
    if (theme.look[key] !== undefined) return `look of the theme ${theme.name}`;
    return `scripts/build/config/schema/ageBracketFacts.ts, look of ${written.ageBracket}; the age bracket: ${inBrand('ageBracket')}`;
  };

const drawing =
  (file: string, what: string): Origin =>
  ({ slug }) =>
    `${what} brands/${slug}/${file}`;

const ageBracket: Origin = ({ written, inBrand }) =>
  `scripts/build/config/schema/ageBracketFacts.ts, minAge of ${written.ageBracket}; the age bracket: ${inBrand('ageBracket')}`;

const siteId: Origin = ({ written, domain, inBrand }) =>
  written.domains[domain as keyof typeof written.domains]?.siteId === undefined
    ? `${inBrand('domains', 'de', 'siteId')}, shared by ${inBrand('domains', domain, 'sharesSiteIdWith')}`
    : inBrand('domains', domain, 'siteId');

const providers: Origin = ({ inBrand, facts, domain }) =>
  facts.iban === false
    ? `${inBrand('features', 'providers')}, without those that ask for an IBAN (brands/domains.ts, iban of ${domain})`
    : inBrand('features', 'providers');

const ofProviders: Origin = (context) => `brands/paymentProviders.ts; the providers: ${providers(context)}`;

const paypalLayout: Origin = (context) =>
  context.written.features.providers.includes('PayPal')
    ? feature('paypalLayout', fact('paypalLayout', '1'))(context)
    : `1, because ${context.inBrand('features', 'providers')} has no PayPal`;

/** Where each value of a site comes from; a new value needs its line here. */
export const siteValueOrigins: Readonly<Record<keyof Site['values'], Origin>> = {
  brand: ({ slug }) => `name of the folder brands/${slug}`,
  name: brandKey('name'),
  siteId,
  minAge: ageBracket,
  domain: ({ inBrand, domain }) => inBrand('domains', domain),
  country: domainKey('defaultCountry'),
  countryRadiusKm: fact('radiusKm'),
  metric: fact('metric'),
  dateFormat: fact('dateFormat'),
  townsWithRegion: fact('townsWithRegion', 'false'),
  eu: fact('eu'),
  tax: fact('tax'),
  withdrawal: fact('withdrawal', 'law'),

  locale: domainKey('defaultLang'),
  locales,
  languageVariants: ({ country, ...context }) =>
    `brands/languageVariants.ts, for ${country}; the languages: ${locales({ country, ...context })}`,
  languageTag: fromLanguage('tag'),
  languages: fromLocales('tag and name in brands/languages/'),
  usernameWords: fromLocales('usernames in brands/languages/'),
  wrongHostText: (context) => `${fromLanguage('wrongHost')(context)}, filled with name and host`,
  notLoadedText: fromLanguage('notLoaded'),
  brokenText: fromLanguage('broken'),
  reloadText: fromLanguage('reload'),
  multilingual: (context) => `whether locales are several: ${locales(context)}`,

  environment: ({ environment, inConfig }) =>
    `${inConfig('environments', environment)}, by --env or defaultEnvironment`,
  sandbox: () => 'whether environment is "sandbox"',
  host,
  hosts: (context) => `host, and localHosts in ${context.inConfig('environments', context.environment, 'localHosts')}`,
  apiOrigin: setting('api'),
  proxiedApi: setting('proxiedApi'),
  socketOrigin: setting('socket'),
  storageOrigin: setting('storage'),
  liveChatOrigin: setting('liveChat'),
  mapsOrigin: setting('maps'),
  placesOrigin: setting('places'),
  liveChatButton: ({ environment, locale, hasSetting, inConfig }) =>
    inConfig('environments', environment, 'liveChatButtons', hasSetting('liveChatButtons', locale) ? locale : 'other'),
  measured: receivers,
  statistics: receivers,
  statisticsUrl: receivers,
  matomoSiteId: receivers,
  ads: receivers,
  adsUrl: receivers,
  registerUrl: (context) => `${publicSite(context)}, with /register`,

  logoUrl: drawing('logo.svg', 'a hash of'),
  logoWidth: drawing('logo.svg', 'the viewBox of'),
  logoHeight: drawing('logo.svg', 'the viewBox of'),
  iconUrl: drawing('icon.svg', 'a hash of'),

  supportEmail: supportAddress,
  supportEmails: brandKey('contacts', 'support'),
  companyName: company,
  companyAddressLine1: company,
  companyAddressLine2: company,
  companyCountryNames: company,

  icons: lookChoice('icons'),
  signIn: lookChoice('signIn'),

  liveChat: feature('liveChat', 'true'),
  maps: ({ written, domain, inBrand }) =>
    written.domains[domain as keyof typeof written.domains]?.mapsKey === undefined
      ? `default: false, because ${inBrand('domains', domain)} has no mapsKey`
      : inBrand('domains', domain, 'mapsKey'),
  interests: feature('interests', 'true'),
  cancelInFooter: feature('cancelInFooter', fact('cancelInFooter', 'false')),
  birthdatePaste: feature('birthdatePaste', 'false'),
  badgeDot: feature('badges', 'count'),
  menuVariant: feature('menuVariant', '0, the width of the window decides'),
  paypalLayout,
  providers,
  paymentEntries: ofProviders,
  paymentDomains: ofProviders,
};
