import type { SiteValues } from '../../app/site/SiteValues.ts';
import type { Environment } from '../config/buildConfig.ts';
import type { ResolvedBrand, ResolvedDomain } from '../config/catalogue.ts';
import { domainFacts } from '../config/domainFacts.ts';
import { fillPattern } from '../config/fillPattern.ts';

export interface SiteImageUrls {
  logoUrl: string;
  iconUrl: string;
}

/** Everything that is compiled into one site; derived flags are settled here, so that they fold in the app. */
export function toSiteValues(
  brand: ResolvedBrand,
  site: ResolvedDomain,
  environmentName: string,
  environment: Environment,
  host: string,
  drawings: SiteImageUrls,
): SiteValues {
  const { domain, locales } = site;
  const facts = domainFacts[domain];
  const { features, supportEmails } = brand;
  const has = (provider: (typeof features.providers)[number]) => features.providers.includes(provider);
  const { default: defaultSupport, ...supportByDomain } = supportEmails;
  return {
    brand: brand.slug,
    name: brand.name,
    siteId: site.siteId,
    ageBracket: brand.ageBracket,
    minAge: brand.ageBracket - 10,
    domain,
    country: site.defaultCountry,
    currency: facts.currency,
    metric: facts.metric,
    dateFormat: facts.dateFormat,

    locale: site.defaultLang,
    locales,
    multilingual: locales.length > 1,
    hasDe: locales.includes('de'),
    hasEn: locales.includes('en'),
    hasFr: locales.includes('fr'),
    hasCz: locales.includes('cz'),
    hasPl: locales.includes('pl'),

    environment: environmentName,
    sandbox: environmentName === 'sandbox',
    host,
    hosts: [host, ...environment.localHosts],
    apiOrigin: environment.api,
    socketOrigin: environment.socket,
    storageOrigin: environment.storage,
    liveChatOrigin: environment.liveChat,
    liveChatButton: environment.liveChatButtons[site.defaultLang === 'en' ? 'other' : site.defaultLang],
    registerUrl: `${fillPattern(environment.publicSite, { slug: brand.slug, domain })}/register`,

    ...drawings,
    ...readLogoSize(brand.logo),

    privacyEmail: brand.privacyEmail,
    supportEmail: (domain === 'com' ? undefined : supportEmails[domain]) ?? defaultSupport,
    supportEmails: Object.fromEntries(
      Object.entries(supportByDomain).map(([key, address]) => [
        domainFacts[key as keyof typeof supportByDomain].country,
        address,
      ]),
    ),
    companyName: brand.company.name,
    companyAddressLine1: brand.company.addressLine1,
    companyAddressLine2: brand.company.addressLine2,
    companyCountry: brand.company.country,

    liveChat: features.liveChat,
    maps: site.mapsKey !== undefined,
    interests: features.interests,
    cancelInFooter: features.cancelInFooter ?? domain === 'de',
    birthdatePaste: features.birthdatePaste,
    badgeDot: features.badges === 'dot',
    paypalLayout: features.paypalLayout ?? (domain === 'de' || domain === 'za' ? 2 : 1),
    providers: features.providers,
    hasCelerisPay: has('CelerisPay'),
    hasAcquired: has('Acquired'),
    hasCCBill: has('CCBill'),
    hasPayPal: has('PayPal'),
    hasXolvis: has('Xolvis'),
  };
}

/** The logo's width and height as its viewBox says; check has made sure that there is one. */
function readLogoSize(logo: string): { logoWidth: number; logoHeight: number } {
  const box =
    /\bviewBox="([^"]*)"/
      .exec(logo)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  return { logoWidth: box[2] ?? 220, logoHeight: box[3] ?? 64 };
}
