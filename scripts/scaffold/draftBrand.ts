import { type DomainName, domainNames } from '../../brands/schema.ts';
import { domainFacts } from '../config/domainFacts.ts';
import { splitList } from '../lib/splitList.ts';
import type { CompleteAnswers } from './answers.ts';
import { parsePairs } from './keyValuePairs.ts';

/** A brand file as far as it follows from the answers, right or wrong: the schema and the checks judge it. */
export type DraftBrand = Readonly<Record<string, unknown>>;

const isDomain = (text: string): text is DomainName => (domainNames as readonly string[]).includes(text);

/** Known domains in the order of brand files, then what is none. */
const orderDomains = (typed: readonly string[]): string[] => [
  ...domainNames.filter((domain) => typed.includes(domain)),
  ...typed.filter((text) => !isDomain(text)),
];

/** A number where one is meant; any other text as it is, for the check to name. */
const toNumber = (text: string): number | string => (/^-?\d+$/.test(text) ? Number(text) : text);

function draftDomain(domain: string, languages: string, siteId: string): Record<string, unknown> {
  if (!isDomain(domain)) return {};
  const locales = splitList(languages);
  return {
    ...(isDomain(siteId) ? { sharesSiteIdWith: siteId } : { siteId: toNumber(siteId) }),
    defaultLang: locales[0] ?? '',
    defaultCountry: domainFacts[domain].country,
    ...(locales.length > 1 ? { locales } : {}),
  };
}

/** Answers → brand file; `defaultCompany` need not be written. */
export function draftBrand(answers: CompleteAnswers, defaultCompany: string): DraftBrand {
  const support = parsePairs(answers.support);
  const languages = parsePairs(answers.languages).pairs;
  const siteIds = parsePairs(answers.siteIds).pairs;
  return {
    $schema: '../brand.schema.json',
    name: answers.name,
    ageBracket: toNumber(answers.age),
    theme: answers.theme,
    ...(answers.company === defaultCompany ? {} : { company: answers.company }),
    contacts: { privacy: answers.privacy, support: { default: support.unkeyed, ...Object.fromEntries(support.pairs) } },
    features: { providers: splitList(answers.providers) },
    domains: Object.fromEntries(
      orderDomains(splitList(answers.domains)).map((domain) => [
        domain,
        draftDomain(domain, languages.get(domain) ?? '', siteIds.get(domain) ?? ''),
      ]),
    ),
  };
}
