import { globSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { LegalNode } from '../../../app/api/legalDocumentElements.ts';
import { type DomainName, domainFacts } from '../../../brands/domains.ts';
import { listLaterDays } from '../../../brands/duties.ts';
import type { LocaleCode } from '../../../brands/languages.ts';
import { languages } from '../../../brands/languages.ts';
import { findRespelling } from '../../../brands/languageVariants.ts';
import { formatCountryName } from '../../lib/formatCountryName.ts';
import { readTemplate } from '../config/read/readTemplates.ts';
import type { ResolvedBrand, ResolvedDomain } from '../config/schema/catalogue.ts';
import {
  gapFlags,
  type LegalContext,
  type LegalDocument,
  legalDocuments,
  toCompanyFlags,
  toCountryFlags,
  toDutyFlags,
  toLegalCompanyValues,
  toLegalCountryValues,
} from '../config/schema/legalDocuments.ts';
import { readLegalVersion } from '../config/schema/legalVersions.ts';
import { legalTemplateKey, parseLegalFileName } from '../config/schema/resolveOwnLegalTexts.ts';
import { type PublicSiteSettings, publicSiteOf } from '../config/schema/siteHosts.ts';
import { toCountryValues } from '../plan/toSiteValues.ts';
import { type Artifact, textArtifact } from './artifact.ts';
import { compileTemplateText } from './compileTemplate.ts';
import { parseLegalMarkup } from './legalMarkup.ts';

/** A legal document as it was from a certain day on. */
interface LegalTemplate {
  /** The day, as `2026-11-29`. */
  date: string;
  render: (context: object) => string;
}

/** Legal templates by the keys of legalTemplateKey, with former versions. */
export type LegalTemplates = ReadonlyMap<string, LegalTemplate>;

const toLegalTemplate = (text: string): LegalTemplate => ({
  date: readLegalVersion(text)?.date ?? '',
  render: compileTemplateText(text),
});

function toLegalKey(file: string): string {
  const { tag = '', document = '', former } = parseLegalFileName(file) ?? {};
  return legalTemplateKey(tag, document, former);
}

/**
 * Returns the test for files in templates/legal, former versions among them, that are not in a language of the brand.
 */
export function isForeignLegalText({ domains }: Pick<ResolvedBrand, 'domains'>): (file: string) => boolean {
  const tags = new Set<string | undefined>(
    domains.flatMap((site) => site.locales.map((locale) => languages[locale].tag)),
  );
  return (file) => !tags.has(file.split('/').at(-2));
}

/** Compiles the legal templates of all languages in `root`/templates/legal, and their former versions. */
export async function loadLegalTemplates(root: string): Promise<LegalTemplates> {
  const files = globSync(['templates/legal/*/*.hbs', 'templates/legal/former/*/*/*.hbs'], { cwd: root });
  const loaded = await Promise.all(
    files.map(async (name) => {
      const file = name.replaceAll(path.sep, '/');
      const { text } = await readTemplate(root, file);
      return text ? ([[toLegalKey(file), toLegalTemplate(text.text)]] as const) : [];
    }),
  );
  return new Map(loaded.flat());
}

/** The documents of a brand: its own in place of the shared ones, whose former versions were never its own. */
function listDocuments(templates: LegalTemplates, { ownLegalTexts }: ResolvedBrand): LegalTemplates {
  const own = Object.entries(ownLegalTexts).map(([key, text]) => [key, toLegalTemplate(text)] as const);
  const isReplaced = (key: string) => Object.hasOwn(ownLegalTexts, key.replace(/^former\/[^/]+\//, ''));
  return new Map([...Array.from(templates).filter(([key]) => !isReplaced(key)), ...own]);
}

/**
 * Renders the legal documents of a brand, for each of its languages in each of its countries,
 * as trees: `legal/termsAndPolicies_{locale}_{COUNTRY}.json` (reading 28), from the brand's own documents where it has
 * them. Former versions, and those of days still to come on which a duty changes them (brands/duties.ts), are in files of
 * their own, with their date before `.json`. All sites of the brand share them.
 *
 * @param day the day of the build, yyyy-mm-dd
 */
export function renderLegalTexts(
  templates: LegalTemplates,
  brand: ResolvedBrand,
  environment: PublicSiteSettings,
  day: string,
): Artifact[] {
  const documents = listDocuments(templates, brand);
  const locales = [...new Set(brand.domains.flatMap((site) => site.locales))].sort();
  return locales.flatMap((locale) =>
    brand.domains.flatMap((site) => renderLegalText(documents, brand, environment, locale, site, day)),
  );
}

/** A text of a document: its first day, empty if it has none, and its tree. */
interface Version {
  date: string;
  nodes: LegalNode[];
}

/** A text to render: a template with the duties of a day. */
interface PlannedVersion extends Pick<Version, 'date'> {
  template: LegalTemplate;
  dutiesOn: string;
}

/**
 * Plans the texts of a document in a country, the oldest first: each template from its first day on, and again from each
 * day on which a duty may change it.
 */
function planVersions(templates: readonly LegalTemplate[], domain: DomainName, day: string): PlannedVersion[] {
  return templates.flatMap((template, index) => {
    // The oldest holds already if the build is of a day before it, and then has no date.
    const first = index === 0 && template.date > day ? '' : template.date;
    const start = first || day;
    const end = templates[index + 1]?.date;
    return [start, ...listLaterDays(domain, start)]
      .filter((dutiesOn) => end === undefined || dutiesOn < end)
      .map((dutiesOn) => ({ date: dutiesOn === start ? first : dutiesOn, template, dutiesOn }));
  });
}

function renderLegalText(
  templates: LegalTemplates,
  brand: ResolvedBrand,
  environment: PublicSiteSettings,
  locale: LocaleCode,
  site: ResolvedDomain,
  day: string,
): Artifact[] {
  const { tag, legalVersion } = languages[locale];
  const country = site.defaultCountry;
  const respell = findRespelling(locale, country);
  const written = new Intl.DateTimeFormat(`${tag}-${country}`, { dateStyle: 'long', timeZone: 'UTC' });
  const render = ({ template, dutiesOn }: PlannedVersion) =>
    parseLegalMarkup(respell(template.render(toLegalContext(brand, environment, tag, site, dutiesOn))));
  const addDate = ({ date, nodes }: Version): Version =>
    date === '' ? { date, nodes } : { date, nodes: [['p', [legalVersion(written.format(new Date(date)))]], ...nodes] };

  const documents = legalDocuments.map((document) => {
    const planned = planVersions(listVersions(templates, tag, document), site.domain, day);
    const rendered = planned.map((version) => ({ ...version, nodes: render(version) }));
    const isNew = ({ template, nodes }: (typeof rendered)[number], index: number) =>
      template !== rendered[index - 1]?.template || !isDeepStrictEqual(nodes, rendered[index - 1]?.nodes);
    return { document, versions: rendered.filter(isNew).map(addDate) };
  });
  return toArtifacts(documents, day, `legal/termsAndPolicies_${locale}_${country}`);
}

interface DocumentVersions {
  document: LegalDocument;
  /** The oldest first. */
  versions: readonly Version[];
}

/** Writes the texts of a day to `name`.json, with the dates of the others, and those to a file for each date. */
function toArtifacts(documents: readonly DocumentVersions[], day: string, name: string): Artifact[] {
  const pick = (find: (versions: readonly Version[]) => Version | undefined) =>
    Object.fromEntries(
      documents.flatMap(({ document, versions }) => {
        const found = find(versions);
        return found ? [[document, found.nodes]] : [];
      }),
    );
  const currentOf = (versions: readonly Version[]) => versions.findLast(({ date }) => date <= day) ?? versions[0]!;
  const datesBy = (isWanted: (date: string, current: string) => boolean) =>
    Object.fromEntries(
      documents.flatMap(({ document, versions }) => {
        const dates = versions.map(({ date }) => date).filter((date) => isWanted(date, currentOf(versions).date));
        return dates.length > 0 ? [[document, dates.reverse()]] : [];
      }),
    );
  const former = datesBy((date, current) => date < current);
  const coming = datesBy((date, current) => date > current);
  const others = [...new Set([...Object.values(former), ...Object.values(coming)].flat())].sort();
  const main = {
    ...pick(currentOf),
    ...(Object.keys(former).length > 0 && { former }),
    ...(Object.keys(coming).length > 0 && { coming }),
  };
  return [
    textArtifact(`${name}.json`, `${JSON.stringify(main)}\n`),
    ...others.map((date) => {
      const dated = pick((versions) => versions.find((version) => version.date === date));
      return textArtifact(`${name}.${date}.json`, `${JSON.stringify(dated)}\n`);
    }),
  ];
}

/** Lists the templates of a document in a language, the oldest first. */
function listVersions(templates: LegalTemplates, tag: string, document: LegalDocument): LegalTemplate[] {
  const current = templates.get(legalTemplateKey(tag, document));
  if (!current) throw new Error(`no template templates/legal/${legalTemplateKey(tag, document)}.hbs`);
  const dates = [...new Set(Array.from(templates.keys(), (key) => /^former\/([^/]+)\//.exec(key)?.[1] ?? []).flat())];
  const former = dates.sort().flatMap((date) => templates.get(legalTemplateKey(tag, document, date)) ?? []);
  return [...former, current];
}

function toLegalContext(
  brand: ResolvedBrand,
  environment: PublicSiteSettings,
  tag: string,
  site: ResolvedDomain,
  day: string,
): LegalContext {
  const { country, ...countryValues } = toCountryValues(brand, site);
  const facts = domainFacts[site.domain];
  return {
    ...countryValues,
    ...toLegalCountryValues(facts),
    ...toCountryFlags(facts),
    ...toLegalCompanyValues(brand.company),
    ...toCompanyFlags(brand.company),
    ...toDutyFlags(site.domain, day),
    ...gapFlags,
    productName: brand.name,
    productUrl: publicSiteOf(environment, brand.slug, site),
    privacyEmail: brand.privacyEmail,
    companyCountry: formatCountryName(brand.company.country, tag),
    countryName: formatCountryName(country, tag),
  } as LegalContext;
}
