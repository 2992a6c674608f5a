import path from 'node:path';
import { expect, test } from 'vitest';
import { type DomainFacts, domainFacts } from '../../../brands/domains.ts';
import { loadCatalogue } from '../config/resolve/loadCatalogue.ts';
import { planBuild } from './planBuild.ts';

test('countries whose accounts have no IBAN offer no provider that asks for one; the others all that brands have', {
  tags: 'rule',
}, async () => {
  const catalogue = await loadCatalogue(path.resolve(import.meta.dirname, '../../..'));
  const { sites } = planBuild(catalogue, { brands: [], domains: [] });
  const asking = new Set<string>();
  for (const { values, brand, domain } of sites) {
    const facts: DomainFacts = domainFacts[domain.domain];
    if (facts.iban === false) {
      if (brand.features.providers.includes('Xolvis')) asking.add(domain.domain);
      expect(values.paymentEntries, values.host).not.toContain('iban');
      expect(values.providers.length, values.host).toBeGreaterThan(0);
    } else expect(values.providers, values.host).toEqual(brand.features.providers);
    expect(values.sepa, values.host).toBe(['de', 'at'].includes(domain.domain));
  }
  expect([...asking].sort()).toEqual(['au', 'com', 'nz', 'za']);
});
