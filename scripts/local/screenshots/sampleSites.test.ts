import path from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../build/config/resolve/loadCatalogue.ts';
import { planBuild } from '../../build/plan/planBuild.ts';
import { sampleSites } from './sampleSites.ts';
import type { OptionalFeature } from './screens/Screen.ts';

const catalogue = await loadCatalogue(path.resolve(import.meta.dirname, '../../..'));
const resolved = sampleSites.map((site) => {
  const filter = { brands: [site.brand], domains: [site.domain], environment: 'sandbox' };
  const { brand, values } = planBuild(catalogue, filter).sites[0]!;
  return { site, brand, values };
});

test.for(resolved)(
  '$site.brand.$site.domain lacks exactly the features that the list says',
  ({ site, brand, values }) => {
    const has: Record<OptionalFeature, boolean> = {
      interests: brand.features.interests,
      liveChat: brand.features.liveChat,
      withdrawal: values.withdrawalFunction === true,
      measured: values.measured,
      directDebit: values.providers.includes('Xolvis'),
    };
    const lacking = Object.entries(has).flatMap(([feature, isThere]) => (isThere ? [] : [feature]));
    expect(lacking.sort()).toEqual([...site.lacks].sort());
  },
);

test('the sites cover all age brackets, six themes and five languages', () => {
  expect(new Set(resolved.map(({ brand }) => brand.ageBracket)).size).toBe(3);
  expect(new Set(resolved.map(({ brand }) => brand.theme.name)).size).toBe(6);
  expect(new Set(sampleSites.map(({ locale }) => locale)).size).toBe(5);
  expect(resolved.map(({ brand }) => brand.look.voice)).toEqual(sampleSites.map(({ voice }) => voice));
});
