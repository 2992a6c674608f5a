import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleBrand, sampleBrandCatalogue } from '../../../tests/support/sampleBrandCatalogue.ts';
import { loadCatalogue } from '../config/resolve/loadCatalogue.ts';
import { listSwitchedOffFeatures } from './listSwitchedOffFeatures.ts';
import { planBuild } from './planBuild.ts';

const all = { brands: [], domains: [] };

test('no site of the catalogue lacks interests or live chat', { tags: 'rule' }, async () => {
  const catalogue = await loadCatalogue(path.resolve(import.meta.dirname, '../../..'));
  const { sites } = planBuild(catalogue, all);
  expect(listSwitchedOffFeatures(sites)).toEqual([]);
  expect(sites.filter(({ values }) => !values.interests || !values.liveChat).map(({ host }) => host)).toEqual([]);
});

test('each feature that a brand turns off is named with the number of sites', () => {
  const catalogue = sampleBrandCatalogue();
  const [first, second] = catalogue.brands;
  const brands = [
    { ...first!, features: { ...first!.features, interests: false, liveChat: false } },
    { ...second!, features: { ...second!.features, liveChat: false } },
    sampleBrand('eiche'),
  ];
  expect(listSwitchedOffFeatures(planBuild({ ...catalogue, brands }, all).sites)).toEqual([
    'interests is switched off in ahorn (3 sites)',
    'liveChat is switched off in ahorn (3 sites)',
    'liveChat is switched off in birke (3 sites)',
  ]);
});
