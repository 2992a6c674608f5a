import path from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../scripts/config/loadCatalogue.ts';
import { planBuild } from '../../scripts/plan/planBuild.ts';
import { sites } from '../journeys/sites.ts';
import { lacksOf } from './lacks.ts';
import type { Feature } from './screens/Screen.ts';

const catalogue = await loadCatalogue(path.resolve(import.meta.dirname, '../..'));
const resolved = sites.map((site) => {
  const filter = { brands: [site.brand], domains: [site.domain], environment: 'sandbox' };
  return { site, brand: planBuild(catalogue, filter).sites[0]!.brand };
});

test.for(resolved)('$site.brand.$site.domain has every screen that it is looked at for', ({ site, brand }) => {
  const has: Record<Feature, boolean> = {
    interests: brand.features.interests,
    liveChat: brand.features.liveChat,
    cancelInFooter: brand.features.cancelInFooter ?? site.domain === 'de',
    directDebit: brand.features.providers.includes('Xolvis'),
  };
  const missing = Object.entries(has).flatMap(([feature, there]) => (there ? [] : [feature]));
  expect(missing.sort()).toEqual([...lacksOf(site)].sort());
});

test('the sites cover all age bands, six themes, and the five languages', () => {
  expect(new Set(resolved.map(({ brand }) => brand.ageBracket)).size).toBe(3);
  expect(new Set(resolved.map(({ brand }) => brand.theme.name)).size).toBe(6);
  expect(new Set(sites.map(({ locale }) => locale)).size).toBe(5);
});
