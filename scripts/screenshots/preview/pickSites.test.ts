import { expect, test } from 'vitest';
import { sampleBrand, sampleCatalogue } from '../../../tests/support/sampleCatalogue.ts';
import { planBuild } from '../../plan/planBuild.ts';
import { groupBuilds, pickSites } from './pickSites.ts';

const british = sampleBrand('ahorn', { domains: sampleBrand('ahorn').domains.slice(1, 2) });
const catalogue = sampleCatalogue([british, sampleBrand('birke'), sampleBrand('buche')]);
const pick = (...domains: string[]) => pickSites(planBuild(catalogue, { brands: [], domains }).sites, domains);
const names = (...domains: string[]) => pick(...domains).map(({ brand, domain }) => `${brand.slug}.${domain.domain}`);

test('by default the first site of each brand', () => {
  expect(names()).toEqual(['ahorn.uk', 'birke.de', 'buche.de']);
});

test('of the domains that were asked for, all', () => {
  expect(names('uk', 'com')).toEqual(['ahorn.uk', 'birke.uk', 'birke.com', 'buche.uk', 'buche.com']);
});

test('builds give each site once', () => {
  expect(groupBuilds(pick())).toEqual([
    { brands: ['ahorn'], domains: ['uk'] },
    { brands: ['birke', 'buche'], domains: ['de'] },
  ]);
});
