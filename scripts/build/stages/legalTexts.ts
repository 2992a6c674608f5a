import { globSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { LegalNode } from '../../../app/api/legalDocumentElements.ts';
import { domainFacts } from '../../../brands/domains.ts';
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

/** A version of a document: its first day, empty if it has none, and its tree. */
interface Version {
  date: string;
  nodes: LegalNode[];
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
  const write = new Intl.DateTimeFormat(`${tag}-${country}`, { dateStyle: 'long', timeZone: 'UTC' });

  /** Renders a template from its first day on, and from each day before `end` on which a duty changes it. */
  const renderVersions = (template: LegalTemplate, first: string, end?: string): Version[] => {
    const starts = [first || day, ...listLaterDays(site.domain, first || day)];
    const trees = starts
      .filter((start) => end === undefined || start < end)
      .map((start) => ({
        start,
        nodes: parseLegalMarkup(respell(template.render(toLegalContext(brand, environment, tag, site, start)))),
      }));
    return trees
      .filter(({ nodes }, index) => !isDeepStrictEqual(nodes, trees[index - 1]?.nodes))
      .map(({ start, nodes }, index) => {
        const date = index === 0 ? first : start;
        return { date, nodes: date === '' ? nodes : [['p', [legalVersion(write.format(new Date(date)))]], ...nodes] };
      });
  };
  const versions = legalDocuments.map((document) => {
    const all = listVersions(templates, tag, document);
    // The oldest holds already if the build is of a day before it, and then has no date.
    const firstDayOf = ({ date }: LegalTemplate, index: number) => (index === 0 && date > day ? '' : date);
    return {
      document,
      versions: all.flatMap((template, index) =>
        renderVersions(template, firstDayOf(template, index), all[index + 1]?.date),
      ),
    };
  });
  const toArtifact = (suffix: string, content: object) =>
    textArtifact(`legal/termsAndPolicies_${locale}_${country}${suffix}.json`, `${JSON.stringify(content)}\n`);
  const currentOf = (list: readonly Version[]) => list.findLast(({ date }) => date <= day) ?? list[0]!;
  const datesBy = (isWanted: (date: string, current: string) => boolean) =>
    Object.fromEntries(
      versions.flatMap(({ document, versions: list }) => {
        const dates = list.map(({ date }) => date).filter((date) => isWanted(date, currentOf(list).date));
        return dates.length > 0 ? [[document, dates.reverse()]] : [];
      }),
    );
  const former = datesBy((date, current) => date < current);
  const coming = datesBy((date, current) => date > current);
  const others = [...new Set([...Object.values(former), ...Object.values(coming)].flat())].sort();
  return [
    toArtifact('', {
      ...Object.fromEntries(versions.map(({ document, versions: list }) => [document, currentOf(list).nodes])),
      ...(Object.keys(former).length > 0 && { former }),
      ...(Object.keys(coming).length > 0 && { coming }),
    }),
    ...others.map((date) =>
      toArtifact(
        `.${date}`,
        Object.fromEntries(
          versions.flatMap(({ document, versions: list }) => {
            const version = list.find((one) => one.date === date);
            return version ? [[document, version.nodes]] : [];
          }),
        ),
      ),
    ),
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
