import { globSync } from 'node:fs';
import path from 'node:path';
import { domainFacts } from '../../../brands/domains.ts';
import type { LocaleCode } from '../../../brands/languages.ts';
import { languages } from '../../../brands/languages.ts';
import { findRespelling } from '../../../brands/languageVariants.ts';
import { formatCountryName } from '../../lib/formatCountryName.ts';
import { readTemplate } from '../config/read/readTemplates.ts';
import type { ResolvedBrand, ResolvedDomain } from '../config/schema/catalogue.ts';
import {
  type LegalContext,
  type LegalDocument,
  legalDocuments,
  toCompanyFlags,
  toCountryFlags,
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
 * Renders the terms, the privacy policy and the imprint of a brand, for each of its languages in each of its countries,
 * as trees: `legal/termsAndPolicies_{locale}_{COUNTRY}.json` (reading 28), from the brand's own documents where it has
 * them. Former versions are in files of their own, with their date before `.json`. All sites of the brand share them.
 */
export function renderLegalTexts(
  templates: LegalTemplates,
  brand: ResolvedBrand,
  environment: PublicSiteSettings,
): Artifact[] {
  const documents = listDocuments(templates, brand);
  const locales = [...new Set(brand.domains.flatMap((site) => site.locales))].sort();
  return locales.flatMap((locale) =>
    brand.domains.flatMap((site) => renderLegalText(documents, brand, environment, locale, site)),
  );
}

function renderLegalText(
  templates: LegalTemplates,
  brand: ResolvedBrand,
  environment: PublicSiteSettings,
  locale: LocaleCode,
  site: ResolvedDomain,
): Artifact[] {
  const { tag, legalVersion } = languages[locale];
  const country = site.defaultCountry;
  const respell = findRespelling(locale, country);
  const context = toLegalContext(brand, environment, tag, site);
  const write = new Intl.DateTimeFormat(`${tag}-${country}`, { dateStyle: 'long', timeZone: 'UTC' });
  const render = (template: LegalTemplate) => [
    ...(template.date === '' ? [] : [['p', [legalVersion(write.format(new Date(template.date)))]] as const]),
    ...parseLegalMarkup(respell(template.render(context))),
  ];
  const keyOf = (document: LegalDocument, former?: string) => legalTemplateKey(tag, document, former);
  const datesOf = (document: LegalDocument) =>
    [...new Set(Array.from(templates.keys(), (key) => /^former\/([^/]+)\//.exec(key)?.[1] ?? ''))]
      .filter((date) => date !== '' && templates.has(keyOf(document, date)))
      .sort()
      .reverse();
  const former = legalDocuments.map((document) => ({ document, dates: datesOf(document) }));
  const texts = legalDocuments.map((document) => {
    const template = templates.get(keyOf(document));
    if (!template) throw new Error(`no template templates/legal/${keyOf(document)}.hbs`);
    return [document, render(template)];
  });
  const toArtifact = (suffix: string, content: object) =>
    textArtifact(`legal/termsAndPolicies_${locale}_${country}${suffix}.json`, `${JSON.stringify(content)}\n`);
  const formerDates = former.filter(({ dates }) => dates.length > 0);
  return [
    toArtifact('', {
      ...Object.fromEntries(texts),
      ...(formerDates.length > 0 && {
        former: Object.fromEntries(formerDates.map(({ document, dates }) => [document, dates])),
      }),
    }),
    ...[...new Set(former.flatMap(({ dates }) => dates))].map((date) =>
      toArtifact(
        `.${date}`,
        Object.fromEntries(
          legalDocuments.flatMap((document) => {
            const template = templates.get(keyOf(document, date));
            return template ? [[document, render(template)]] : [];
          }),
        ),
      ),
    ),
  ];
}

function toLegalContext(
  brand: ResolvedBrand,
  environment: PublicSiteSettings,
  tag: string,
  site: ResolvedDomain,
): LegalContext {
  const { country, ...countryValues } = toCountryValues(brand, site);
  const facts = domainFacts[site.domain];
  return {
    ...countryValues,
    ...toLegalCountryValues(facts),
    ...toCountryFlags(facts),
    ...toLegalCompanyValues(brand.company),
    ...toCompanyFlags(brand.company),
    productName: brand.name,
    productUrl: publicSiteOf(environment, brand.slug, site),
    privacyEmail: brand.privacyEmail,
    companyCountry: formatCountryName(brand.company.country, tag),
    countryName: formatCountryName(country, tag),
  } as LegalContext;
}
