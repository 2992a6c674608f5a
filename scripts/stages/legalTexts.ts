import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars';
import type { LocaleCode } from '../../brands/schema.ts';
import type { Environment } from '../config/buildConfig.ts';
import type { ResolvedBrand, ResolvedDomain } from '../config/catalogue.ts';
import { languageTags } from '../config/domainFacts.ts';
import { fillPattern } from '../config/fillPattern.ts';
import { legalDocuments } from '../config/legalDocuments.ts';
import { type Artifact, textArtifact } from './artifact.ts';

type RenderTemplate = (context: Record<string, unknown>) => string;
type PublicSite = Pick<Environment, 'publicSite'>;
export type LegalTemplates = ReadonlyMap<string, RenderTemplate>;

const templateKey = (tag: string, document: string) => `${tag}/${document}`;

/** Compiles the legal templates of all languages in `root`/templates/legal. */
export async function loadLegalTemplates(root: string): Promise<LegalTemplates> {
  const wanted = Object.values(languageTags).flatMap((tag) => legalDocuments.map((document) => ({ tag, document })));
  const loaded = await Promise.all(
    wanted.map(async ({ tag, document }) => {
      const file = path.join(root, 'templates/legal', tag, `${document}.hbs`);
      const source = await readFile(file, 'utf8').catch(() => undefined);
      return source === undefined
        ? []
        : [[templateKey(tag, document), Handlebars.compile(source, { strict: true })] as const];
    }),
  );
  return new Map(loaded.flat());
}

/** The countries of the European Union among ours: other rules for withdrawal and complaints. */
const euCountries = new Set(['DE', 'AT', 'CZ', 'PL']);

/**
 * The terms, the privacy policy and the imprint of a brand, for every locale × country it has:
 * `legal/termsAndPolicies_{locale}_{COUNTRY}.json` (reading 28). All sites of the brand share them.
 */
export function renderLegalTexts(templates: LegalTemplates, brand: ResolvedBrand, environment: PublicSite): Artifact[] {
  const locales = [...new Set(brand.domains.flatMap((site) => site.locales))].sort();
  return locales.flatMap((locale) =>
    brand.domains.map((site) => renderLegalText(templates, brand, environment, locale, site)),
  );
}

function renderLegalText(
  templates: LegalTemplates,
  brand: ResolvedBrand,
  environment: PublicSite,
  locale: LocaleCode,
  { domain, defaultCountry: country }: ResolvedDomain,
): Artifact {
  const tag = languageTags[locale];
  const context = {
    productName: brand.name,
    privacyEmail: brand.privacyEmail,
    supportEmail: (domain === 'com' ? undefined : brand.supportEmails[domain]) ?? brand.supportEmails.default,
    productUrl: fillPattern(environment.publicSite, { slug: brand.slug, domain }),
    companyName: brand.company.name,
    companyAddressLine1: brand.company.addressLine1,
    companyAddressLine2: brand.company.addressLine2,
    companyCountry: brand.company.country,
    countryName: new Intl.DisplayNames([tag], { type: 'region' }).of(country),
    minAge: brand.ageBracket - 10,
    eu: euCountries.has(country),
    ch: country === 'CH',
    gb: country === 'GB',
    us: country === 'US',
  };
  const texts = legalDocuments.map((document) => {
    const render = templates.get(templateKey(tag, document));
    if (!render) throw new Error(`no template templates/legal/${templateKey(tag, document)}.hbs`);
    return [document, render(context).trim()];
  });
  return textArtifact(
    `legal/termsAndPolicies_${locale}_${country}.json`,
    `${JSON.stringify(Object.fromEntries(texts))}\n`,
  );
}
