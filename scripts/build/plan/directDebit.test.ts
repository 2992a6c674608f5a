import path from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../config/resolve/loadCatalogue.ts';
import { planBuild } from './planBuild.ts';

test('American sites offer no provider that asks for an IBAN; the others offer what their brands have', {
  tags: 'rule',
}, async () => {
  const catalogue = await loadCatalogue(path.resolve(import.meta.dirname, '../../..'));
  const { sites } = planBuild(catalogue, { brands: [], domains: [] });
  const [american, others] = [
    sites.filter(({ values }) => values.domain === 'com'),
    sites.filter(({ values }) => values.domain !== 'com'),
  ];
  expect(american.some(({ brand }) => brand.features.providers.includes('Xolvis'))).toBe(true);
  for (const { values } of american) {
    expect(values.paymentEntries, values.host).not.toContain('iban');
    expect(values.providers.length, values.host).toBeGreaterThan(0);
  }
  for (const { values, brand } of others) expect(values.providers, values.host).toEqual(brand.features.providers);
});
