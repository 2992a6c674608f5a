import { type DomainName, domainFacts, domainNames } from '../../../brands/domains.ts';
import { splitList } from '../../lib/splitList.ts';
import { type CompleteAnswers, isAnswered, NO_LOOK } from './answers.ts';
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

function draftDomain(domain: string, languages: string, siteId: string): Record<string, unknown> {
  if (!isDomain(domain)) return {};
  const locales = splitList(languages);
  return {
    ...(isDomain(siteId) ? { sharesSiteIdWith: siteId } : siteId !== '' && { siteId: toNumber(siteId) }),
    defaultLang: locales[0] ?? '',
    defaultCountry: domainFacts[domain].country,
    ...(locales.length > 1 ? { locales } : {}),
  };
}

/** Drafts the look. Text without a key becomes a key without a value, for the check to report. */
function draftLook(text: string): Record<string, string> {
  const { unkeyed, pairs } = parsePairs(text);
  return Object.fromEntries([...splitList(unkeyed).map((word) => [word, ''] as const), ...pairs]);
}

/** Turns answers into a brand file; `defaultCompany` is left out of it. */
export function draftBrand(answers: CompleteAnswers, defaultCompany: string): DraftBrand {
  const support = parsePairs(answers.support);
  const languages = parsePairs(answers.languages).pairs;
  const usedSiteIds = parsePairs(answers.siteIds).pairs;
  return {
    $schema: '../brand.schema.json',
    name: answers.name.normalize('NFC'),
    ageBracket: toNumber(answers.age),
    ...(answers.theme !== '' && { theme: answers.theme }),
    ...(isAnswered(answers.look) && answers.look !== NO_LOOK && { look: draftLook(answers.look) }),
    ...(answers.company === defaultCompany ? {} : { company: answers.company }),
    contacts: { privacy: answers.privacy, support: { default: support.unkeyed, ...Object.fromEntries(support.pairs) } },
    features: { providers: splitList(answers.providers) },
    domains: Object.fromEntries(
      orderDomains(splitList(answers.domains)).map((domain) => [
        domain,
        draftDomain(domain, languages.get(domain) ?? '', usedSiteIds.get(domain) ?? ''),
      ]),
    ),
  };
}
