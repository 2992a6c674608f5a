import { expect, test } from 'vitest';
import { planLegalSources } from './planLegalSources.ts';

const site = { locale: 'fr', country: 'CH' };

test.for<[string, string | null, string[]]>([
  ['fr', null, ['fr_CH']],
  ['fr', 'CH', ['fr_CH']],
  ['de', null, ['de_CH', 'fr_CH']],
  ['de', 'CH', ['de_CH', 'fr_CH']],
  ['de', 'DE', ['de_DE', 'de_CH', 'fr_CH']],
  ['fr', 'DE', ['fr_DE', 'fr_CH']],
])('in language %s for a member from %s it tries %j', ([locale, country, expected]) => {
  expect(planLegalSources(locale, country, site).map((source) => `${source.locale}_${source.country}`)).toEqual(
    expected,
  );
});
