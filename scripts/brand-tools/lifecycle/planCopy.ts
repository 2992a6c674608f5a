import { findFreeSiteIds } from '../../build/config/check/findFreeSiteIds.ts';
import { listContacts } from '../../build/config/check/ownedValues.ts';
import { parseRetiredFile } from '../../build/config/resolve/parseRetiredFile.ts';
import { UsageError } from '../../lib/problem.ts';
import type { AnswerError } from '../scaffold/answers.ts';
import { formatPairs, parsePairs } from '../scaffold/keyValuePairs.ts';
import { toMissingAddress } from '../scaffold/validateAnswers.ts';
import { englishWizard } from '../scaffold/words/englishWizard.ts';
import { removeJsonKey, setJsonValue } from './editJson.ts';
import { assertFreeSlug, type PlannedChange } from './planRename.ts';
import { findBrand, findBrandFile, type Project } from './readProject.ts';

/** Properties that a copy has of its own; everything as typed. */
export interface CopyAnswers {
  name: string;
  /** Such as `de=140 at=141`. */
  siteIds: string;
  privacy: string;
  /** One address for all, then such as `de=hilfe@brand.example`. */
  support: string;
}

/** Keys that belong to one site alone and are not copied. */
const siteKeys = ['host', 'otherHosts', 'publicSite', 'mapsKey'] as const;

const ownDomains = (project: Project, slug: string) => {
  const { domains } = findBrandFile(project, slug).parsed.value!;
  return findBrand(project, slug)
    .domains.map(({ domain }) => domain)
    .filter((domain) => domains[domain]?.siteId !== undefined);
};

/** Proposals for a copy; siteIds only if the back end does not hand them out. */
export type CopyProposals = Pick<CopyAnswers, 'privacy' | 'support'> & Partial<Pick<CopyAnswers, 'siteIds'>>;

/** Proposes addresses with the new slug and the next free numbers. Throws a UsageError if the slug is taken. */
export function proposeCopy(project: Project, slug: string, to: string): CopyProposals {
  assertFreeSlug(project, to);
  const { catalogue, sources } = project;
  const retired = parseRetiredFile(sources.retired).siteIds.map(({ value }) => value);
  const used = catalogue.brands.flatMap(({ domains }) => domains.map(({ siteId }) => siteId));
  const domains = ownDomains(project, slug);
  const free = findFreeSiteIds(new Set([...used, ...retired]), domains.length);
  const withSlug = (address: string, local: string) =>
    address.includes(slug) ? address.replaceAll(slug, to) : `${local}@${to}.example`;
  const { privacyEmail, supportEmails } = findBrand(project, slug);
  const { default: forAll, ...own } = supportEmails;
  const pairs = Object.entries(own).map(([key, address]) => [key, withSlug(address, `support.${key}`)] as const);
  return {
    ...(catalogue.config.siteIds === 'next' && {
      siteIds: formatPairs(domains.map((domain, index) => [domain, free[index] ?? ''])),
    }),
    privacy: withSlug(privacyEmail, 'privacy'),
    support: [withSlug(forAll, 'support'), formatPairs(pairs)].join(' ').trim(),
  };
}

/** Finds the answers that are neither given nor may be assumed, if nobody can be asked; in new-brand's words. */
export const findMissingAnswers = (
  given: Partial<CopyAnswers>,
  proposals: CopyProposals,
  assumeAddresses: boolean,
): AnswerError[] => [
  ...(given.name === undefined ? [{ question: 'name' as const, ...englishWizard.missing.name }] : []),
  ...(given.siteIds === undefined && proposals.siteIds === undefined
    ? [{ question: 'siteIds' as const, ...englishWizard.missing.siteIds }]
    : []),
  ...(['privacy', 'support'] as const)
    .filter((key) => given[key] === undefined && !assumeAddresses)
    .map((key) => toMissingAddress(key, proposals[key])),
];

/** Plans a brand made from another one: with its own name, numbers and addresses; everything else stays the same. */
export function planCopy(project: Project, slug: string, to: string, answers: CopyAnswers): PlannedChange {
  assertFreeSlug(project, to);
  const { parsed, text } = findBrandFile(project, slug);
  const siteIds = parsePairs(answers.siteIds).pairs;
  const support = parsePairs(answers.support);
  const domains = ownDomains(project, slug);
  const missing = domains.filter((domain) => !/^\d{1,4}$/.test(siteIds.get(domain) ?? ''));
  if (missing.length > 0)
    throw new UsageError(`--site-ids takes a number for each of ${missing.join(', ')}, such as ${missing[0]}=140`);
  let edited = setJsonValue(text, ['name'], answers.name.normalize('NFC'));
  edited = setJsonValue(edited, ['contacts', 'privacy'], answers.privacy);
  for (const { path } of listContacts([parsed])) {
    const [, kind, key] = path.map(String);
    if (kind !== 'support') continue;
    const address = key === 'default' ? support.unkeyed : support.pairs.get(key!);
    edited =
      address === undefined
        ? removeJsonKey(edited, ['contacts', 'support', key!])
        : setJsonValue(edited, ['contacts', 'support', key!], address);
  }
  for (const domain of domains)
    edited = setJsonValue(edited, ['domains', domain, 'siteId'], Number(siteIds.get(domain)));
  for (const { domain } of findBrand(project, slug).domains) {
    for (const key of siteKeys) edited = removeJsonKey(edited, ['domains', domain, key]);
  }
  return {
    change: { copies: [[`brands/${slug}`, `brands/${to}`]], files: { [`brands/${to}/brand.json`]: edited } },
    lines: [
      `brands/${to} is made from brands/${slug}, and looks like it; "look" in its brand.json tells the two apart`,
      `siteIds: ${formatPairs(domains.map((domain) => [domain, siteIds.get(domain)!]))}`,
      `addresses: ${[answers.privacy, answers.support].join(' ')}`,
      ...siteKeys
        .filter((key) => text.includes(`"${key}"`))
        .map((key) => `"${key}" is not copied: it belongs to one site`),
    ],
  };
}
