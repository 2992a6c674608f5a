import { domainFacts } from '../../../brands/domains.ts';
import type { LocaleCode } from '../../../brands/languages.ts';
import { languages, languageTags } from '../../../brands/languages.ts';
import { findRespelling } from '../../../brands/languageVariants.ts';
import { formatCountryName } from '../../lib/formatCountryName.ts';
import type { ResolvedBrand, ResolvedDomain } from '../config/schema/catalogue.ts';
import {
  type LegalContext,
  legalDocuments,
  toCompanyFlags,
  toCountryFlags,
  toLegalCompanyValues,
  toLegalCountryValues,
} from '../config/schema/legalDocuments.ts';
import { legalTemplateKey } from '../config/schema/resolveOwnLegalTexts.ts';
import { type PublicSiteSettings, publicSiteOf } from '../config/schema/siteHosts.ts';
import { toCountryValues } from '../plan/toSiteValues.ts';
import { type Artifact, textArtifact } from './artifact.ts';
import { compileTemplate, compileTemplateText } from './compileTemplate.ts';
import { parseLegalMarkup } from './legalMarkup.ts';

export type LegalTemplates = ReadonlyMap<string, Awaited<ReturnType<typeof compileTemplate>>>;

/** Compiles the legal templates of all languages in `root`/templates/legal. */
export async function loadLegalTemplates(root: string): Promise<LegalTemplates> {
  const wanted = languageTags.flatMap((tag) => legalDocuments.map((document) => ({ tag, document })));
  const loaded = await Promise.all(
    wanted.map(async ({ tag, document }) => {
      const render = await compileTemplate(root, `legal/${legalTemplateKey(tag, document)}`).catch(() => undefined);
      return render ? [[legalTemplateKey(tag, document), render] as const] : [];
    }),
  );
  return new Map(loaded.flat());
}

/**
 * Renders the terms, the privacy policy and the imprint of a brand, for each of its languages in each of its countries,
 * as trees: `legal/termsAndPolicies_{locale}_{COUNTRY}.json` (reading 28), from the brand's own documents where it has them. All
 * sites of the brand share them.
 */
export function renderLegalTexts(
  templates: LegalTemplates,
  brand: ResolvedBrand,
  environment: PublicSiteSettings,
): Artifact[] {
  const own = Object.entries(brand.ownLegalTexts).map(([key, text]) => [key, compileTemplateText(text)] as const);
  const ownOrShared = new Map([...templates, ...own]);
  const locales = [...new Set(brand.domains.flatMap((site) => site.locales))].sort();
  return locales.flatMap((locale) =>
    brand.domains.map((site) => renderLegalText(ownOrShared, brand, environment, locale, site)),
  );
}

function renderLegalText(
  templates: LegalTemplates,
  brand: ResolvedBrand,
  environment: PublicSiteSettings,
  locale: LocaleCode,
  site: ResolvedDomain,
): Artifact {
  const tag = languages[locale].tag;
  const respell = findRespelling(locale, site.defaultCountry);
  const { country, ...countryValues } = toCountryValues(brand, site);
  const facts = domainFacts[site.domain];
  const context = {
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
  const texts = legalDocuments.map((document) => {
    const render = templates.get(legalTemplateKey(tag, document));
    if (!render) throw new Error(`no template templates/legal/${legalTemplateKey(tag, document)}.hbs`);
    return [document, parseLegalMarkup(respell(render(context)))];
  });
  return textArtifact(
    `legal/termsAndPolicies_${locale}_${country}.json`,
    `${JSON.stringify(Object.fromEntries(texts))}\n`,
  );
}
