import { type AgeBracket, supportDomains } from '../../../brands/brandSchema.ts';
import { type DomainName, domainFacts, domainNames } from '../../../brands/domains.ts';
import { findFreeSiteIds } from '../../build/config/check/findFreeSiteIds.ts';
import { ageBracketFacts } from '../../build/config/schema/ageBracketFacts.ts';
import type { BuildConfig } from '../../build/config/schema/buildConfig.ts';
import { toSlug } from '../../build/config/schema/slug.ts';
import { splitList } from '../../lib/splitList.ts';
import { NONE } from '../typed/typedCompany.ts';
import { type Answers, NO_LOOK, type QuestionKey } from './answers.ts';
import { formatPairs, parsePairs } from './keyValuePairs.ts';
import { type BrandFace, proposeLook } from './proposeLook.ts';

/** Facts of the catalogue that default answers depend on. */
export interface DefaultsContext {
  usedSiteIds: ReadonlySet<number>;
  /** Whether the back end hands out siteIds, or the next free ones are proposed. */
  siteIds: BuildConfig['siteIds'];
  defaultCompany: string;
  /** The domain of proposed addresses, such as `{slug}.example`. */
  mailDomain: string;
  /** The faces of all brands. */
  faces: readonly BrandFace[];
}

/** Parses the valid domains of the answer, in the order of brand files. */
export const parseDomains = ({ domains = '' }: Answers): DomainName[] => {
  const typed: readonly string[] = splitList(domains);
  return domainNames.filter((domain) => typed.includes(domain));
};

/**
 * Proposes site ids: the American site of a brand with a German one shares its number; every other site gets its own.
 */
function defaultSiteIds(answers: Answers, { usedSiteIds }: DefaultsContext): string {
  const domains = parseDomains(answers);
  const typed = parsePairs(answers.siteIds ?? '').pairs;
  const used = new Set([...usedSiteIds, ...Array.from(typed.values(), Number).filter(Number.isInteger)]);
  const sharing = (domain: DomainName) => domain === 'com' && domains.includes('de');
  const own = domains.filter((domain) => !typed.has(domain) && !sharing(domain));
  const free = findFreeSiteIds(used, own.length);
  return formatPairs(
    domains.map((domain) => [
      domain,
      typed.get(domain) ?? (sharing(domain) ? 'de' : (free[own.indexOf(domain)] ?? '')),
    ]),
  );
}

function defaultLanguages(answers: Answers): string {
  const typed = parsePairs(answers.languages ?? '').pairs;
  return formatPairs(
    parseDomains(answers).map((domain) => [domain, typed.get(domain) ?? domainFacts[domain].locales.join(',')]),
  );
}

/** Proposes the part of the look that it has already. */
function defaultLookChoice(key: 'home' | 'voice', answers: Answers, defaults: DefaultsContext): string | undefined {
  const proposed = [answers.look, defaultLook(answers, defaults)].filter(Boolean).join(' ');
  return parsePairs(proposed).pairs.get(key);
}

/** Proposes a face of its own for a brand and the voice of its age band, as far as the look leaves them open. */
function defaultLook({ age, look = '' }: Answers, { faces }: DefaultsContext): string | undefined {
  if (look === NO_LOOK) return undefined;
  const chosen = parsePairs(look).pairs;
  const face = proposeLook(Number(age), faces, Object.fromEntries(chosen));
  const voice = chosen.has('voice') ? undefined : ageBracketFacts[Number(age) as AgeBracket]?.look.voice;
  return formatPairs(Object.entries({ ...face, ...(voice && { voice }) })) || undefined;
}

function defaultSupport(host: string, answers: Answers): string {
  const own = supportDomains.filter((domain) => parseDomains(answers).includes(domain));
  const pairs = own.map((domain) => [domain, `support.${domain}@${host}`] as const);
  return [`support@${host}`, formatPairs(pairs)].join(' ').trim();
}

/** Finds the part after the @ that most brands have in common, with `{slug}` for the part that is their own. */
export function findMailDomain(addresses: readonly { slug: string; address: string }[]): string {
  const patterns = addresses
    .map(({ slug, address }) => address.replace(/^.*@/, '').replaceAll(slug, '{slug}'))
    .filter((pattern) => pattern.includes('{slug}'));
  const groups = Array.from(Map.groupBy(patterns, (pattern) => pattern).values());
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0] ?? '{slug}.example';
}

/** Returns the default of a question; undefined if only a person can answer. */
export function defaultAnswer(question: QuestionKey, answers: Answers, defaults: DefaultsContext): string | undefined {
  const slug = answers.slug ?? toSlug(answers.name ?? '');
  const mailHost = defaults.mailDomain.replaceAll('{slug}', slug);
  switch (question) {
    case 'slug':
      return slug || undefined;
    case 'look':
      return defaultLook(answers, defaults);
    case 'home':
    case 'voice':
      return defaultLookChoice(question, answers, defaults);
    case 'languages':
      return defaultLanguages(answers);
    case 'siteIds':
      return defaults.siteIds === 'next' ? defaultSiteIds(answers, defaults) : undefined;
    case 'company':
      return defaults.defaultCompany;
    case 'companyCountry':
      return parseDomains(answers).map((domain) => domainFacts[domain].country)[0];
    case 'companyRegister':
    case 'companyVatId':
    case 'companyDirectors':
    case 'companyAuthority':
      return NONE;
    case 'privacy':
      return `privacy@${mailHost}`;
    case 'support':
      return defaultSupport(mailHost, answers);
    case 'providers':
      return 'CelerisPay, PayPal';
    default:
      return undefined;
  }
}
