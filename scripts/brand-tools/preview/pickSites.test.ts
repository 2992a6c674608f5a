import { expect, test } from 'vitest';
import { sampleBrand, sampleBrandCatalogue } from '../../../tests/support/sampleBrandCatalogue.ts';
import { planBuild } from '../../build/plan/planBuild.ts';
import { groupBuilds } from '../../local/screenshots/buildSites.ts';
import { pickSites } from './pickSites.ts';

const british = sampleBrand('ahorn', { domains: sampleBrand('ahorn').domains.slice(1, 2) });
const catalogue = sampleBrandCatalogue([british, sampleBrand('birke'), sampleBrand('buche')]);
const pick = (...domains: string[]) => pickSites(planBuild(catalogue, { brands: [], domains }).sites, domains);
const names = (...domains: string[]) => pick(...domains).map(({ brand, domain }) => `${brand.slug}.${domain.domain}`);

test('without domains, the first site of each brand is shown', () => {
  expect(names()).toEqual(['ahorn.uk', 'birke.de', 'buche.de']);
});

test('with domains, every site under them is shown', () => {
  expect(names('uk', 'com')).toEqual(['ahorn.uk', 'birke.uk', 'birke.com', 'buche.uk', 'buche.com']);
});

test('the builds contain each site once', () => {
  expect(groupBuilds(pick())).toEqual([
    { brands: ['ahorn'], domains: ['uk'] },
    { brands: ['birke', 'buche'], domains: ['de'] },
  ]);
});
