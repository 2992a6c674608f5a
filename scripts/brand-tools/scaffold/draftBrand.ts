import { type DomainName, domainFacts, domainNames } from '../../../brands/domains.ts';
import { splitList } from '../../lib/splitList.ts';
import { toHost, toPublicSite, USUAL } from '../typed/typedHosts.ts';
import { type CompleteAnswers, NO_LOOK, OWN_COMPANY } from './answers.ts';
import { parseDomains } from './defaultAnswers.ts';
import { draftCompany } from './draftCompany.ts';
import { parsePairs } from './keyValuePairs.ts';

/** A brand file made from answers; it may be invalid, which the schema and the checks find. */
export type DraftBrand = Readonly<Record<string, unknown>>;

const isDomain = (text: string): text is DomainName => (domainNames as readonly string[]).includes(text);

/** Sorts known domains in the order of brand files, then the unknown ones. */
const orderDomains = (typed: readonly string[]): string[] => [
  ...domainNames.filter((domain) => typed.includes(domain)),
  ...typed.filter((text) => !isDomain(text)),
];

/** Converts digits to a number; any other text stays, for the check to report. */
const toNumber = (text: string): number | string => (/^-?\d+$/.test(text) ? Number(text) : text);

/** Texts about one site. */
interface SiteAnswers {
  languages: string;
  siteId: string;
  host: string;
  publicSite: string;
}

const isOwn = (address: string) => address !== '' && address !== USUAL;

function draftDomain(domain: string, { languages, siteId, host, publicSite }: SiteAnswers): Record<string, unknown> {
  if (!isDomain(domain)) return {};
  const locales = splitList(languages);
  return {
    ...(isDomain(siteId) ? { sharesSiteIdWith: siteId } : siteId !== '' && { siteId: toNumber(siteId) }),
    defaultLang: locales[0] ?? '',
    defaultCountry: domainFacts[domain].country,
    ...(locales.length > 1 ? { locales } : {}),
    ...(isOwn(host) && { host: toHost(host) }),
    ...(isOwn(publicSite) && { publicSite: toPublicSite(publicSite) }),
  };
}

/** Drafts the look. Text without a key becomes a key without a value, for the check to report. */
function draftLook({ look, home, voice }: CompleteAnswers): Record<string, string> {
  const text = look === NO_LOOK ? '' : look;
  const { unkeyed, pairs } = parsePairs(text);
  const parts = Object.entries({ home, voice }).filter(([, choice]) => choice !== '');
  return Object.fromEntries([...splitList(unkeyed).map((word) => [word, ''] as const), ...pairs, ...parts]);
}

/** Turns answers into a brand file; `defaultCompany` is left out of it. */
export function draftBrand(answers: CompleteAnswers, defaultCompany: string): DraftBrand {
  const support = parsePairs(answers.support);
  const languages = parsePairs(answers.languages).pairs;
  const usedSiteIds = parsePairs(answers.siteIds).pairs;
  const hosts = parsePairs(answers.hosts).pairs;
  const publicSites = parsePairs(answers.publicSites).pairs;
  const look = draftLook(answers);
  const isOwnCompany = answers.company === OWN_COMPANY;
  const company = isOwnCompany ? draftCompany(answers, parseDomains(answers)) : answers.company;
  return {
    $schema: '../brand.schema.json',
    name: answers.name.normalize('NFC'),
    ageBracket: toNumber(answers.age),
    ...(answers.theme !== '' && { theme: answers.theme }),
    ...(Object.keys(look).length > 0 && { look }),
    ...(company === defaultCompany ? {} : { company }),
    contacts: { privacy: answers.privacy, support: { default: support.unkeyed, ...Object.fromEntries(support.pairs) } },
    features: { providers: splitList(answers.providers) },
    domains: Object.fromEntries(
      orderDomains(splitList(answers.domains)).map((domain) => [
        domain,
        draftDomain(domain, {
          languages: languages.get(domain) ?? '',
          siteId: usedSiteIds.get(domain) ?? '',
          host: hosts.get(domain) ?? '',
          publicSite: publicSites.get(domain) ?? '',
        }),
      ]),
    ),
  };
}
