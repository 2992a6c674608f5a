import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type DomainName, domainFacts } from '../../../brands/domains.ts';
import { sampleBrand } from '../../../tests/support/sampleBrandCatalogue.ts';
import { type LegalTemplates, loadLegalTemplates, renderLegalTexts } from './legalTexts.ts';

let templates: LegalTemplates;
beforeAll(async () => {
  templates = await loadLegalTemplates(path.resolve(import.meta.dirname, '../../..'));
});

const union = 'The General Data Protection Regulation (GDPR) applies';
const unnamed = 'The privacy law of your country applies';
const laws: Readonly<Partial<Record<DomainName, string>>> = {
  de: union,
  at: union,
  cz: union,
  pl: union,
  ch: 'The Swiss Federal Act on Data Protection (FADP) applies',
  uk: 'The UK GDPR and the Data Protection Act 2018\u00A0apply',
  com: 'The privacy laws of the United States and of your state apply',
  nz: unnamed,
  au: unnamed,
  za: unnamed,
};

test.for(Object.entries(laws) as [DomainName, string][])('in the country of %s: %s', ([domain, law]) => {
  const { country } = domainFacts[domain];
  const site = { domain, siteId: 1, defaultLang: 'en', defaultCountry: country, locales: ['en'] } as const;
  const brand = sampleBrand('probelund', { domains: [site] });
  const [file, ...others] = renderLegalTexts(templates, brand, { publicSite: 'https://www.{slug}.{domain}.example' });
  expect(others).toEqual([]);
  expect(file!.path).toBe(`legal/termsAndPolicies_en_${country}.json`);
  const privacyPolicy = JSON.stringify(JSON.parse(Buffer.from(file!.bytes).toString('utf8')).privacyPolicy);
  expect(Object.values(laws).filter((other) => privacyPolicy.includes(other))).toEqual(
    Object.values(laws).filter((other) => other === law),
  );
});

test('a file is named by the code of its language, which for Czech is not the language tag', () => {
  const site = { domain: 'cz', siteId: 1, defaultLang: 'cz', defaultCountry: 'CZ', locales: ['cz'] } as const;
  const brand = sampleBrand('probelund', { domains: [site] });
  const [file] = renderLegalTexts(templates, brand, { publicSite: 'https://www.{slug}.{domain}.example' });
  expect(file!.path).toBe('legal/termsAndPolicies_cz_CZ.json');
});
