import path from 'node:path';
import { expect, test } from 'vitest';
import { testSites } from '../../../tests/browser/testSites.ts';
import { loadCatalogue } from '../../config/loadCatalogue.ts';
import { planBuild } from '../../plan/planBuild.ts';
import { missingFeaturesOf } from './missingFeatures.ts';
import type { OptionalFeature } from './Screen.ts';

const catalogue = await loadCatalogue(path.resolve(import.meta.dirname, '../../..'));
const resolved = testSites.map((site) => {
  const filter = { brands: [site.brand], domains: [site.domain], environment: 'sandbox' };
  return { site, brand: planBuild(catalogue, filter).sites[0]!.brand };
});

test.for(resolved)('$site.brand.$site.domain has every screen that it is looked at for', ({ site, brand }) => {
  const has: Record<OptionalFeature, boolean> = {
    interests: brand.features.interests,
    liveChat: brand.features.liveChat,
    cancelInFooter: brand.features.cancelInFooter ?? site.domain === 'de',
    directDebit: brand.features.providers.includes('Xolvis'),
  };
  const missing = Object.entries(has).flatMap(([feature, there]) => (there ? [] : [feature]));
  expect(missing.sort()).toEqual([...missingFeaturesOf(site)].sort());
});

test('the sites cover all age bands, six themes, and the five languages', () => {
  expect(new Set(resolved.map(({ brand }) => brand.ageBracket)).size).toBe(3);
  expect(new Set(resolved.map(({ brand }) => brand.theme.name)).size).toBe(6);
  expect(new Set(testSites.map(({ locale }) => locale)).size).toBe(5);
});
