import { afterEach, expect, test } from 'vitest';
import { sampleSiteValues } from '../../../tests/support/sampleSiteValues.ts';
import { site } from '../../site/site.ts';
import { formatTownDetail, formatTownName, isOwnCountry, roundToKilometre, toChosenTown } from './town.model.ts';

afterEach(() => {
  Object.assign(site, sampleSiteValues());
});

const town = { country: 'DE', city: 'Lübeck', region: 'Schleswig-Holstein', zip: '23552', lat: 53.869_81, lng: 10.68 };

test.for<[string, string, boolean]>([
  ['DE', 'de', true],
  ['GB', 'uk', true],
  ['uk', 'gb', true],
  ['US', 'com', true],
  ['AT', 'de', false],
])('%s is the country of %s: %s', ([country, token, expected]) => {
  expect(isOwnCountry(country, token)).toBe(expected);
});

test('the region stands in the name where many towns share one, else beside the postcode', () => {
  expect(formatTownName(town)).toBe('Lübeck');
  expect(formatTownDetail(town)).toBe('23552 · Schleswig-Holstein');
  expect(formatTownDetail({ ...town, city: 'Wien', region: 'Wien' })).toBe('23552');
  Object.assign(site, { townsWithRegion: true });
  const american = { ...town, country: 'US', city: 'Burlington', region: 'Vermont', zip: null };
  expect(formatTownName(american)).toBe('Burlington, Vermont');
  expect(formatTownDetail(american)).toBe('');
});

test('positions are rounded before they are sent', () => {
  expect(toChosenTown({ ...town, country: 'uk' }).country).toBe('GB');
  expect(toChosenTown(town)).toEqual({ country: 'DE', city: 'Lübeck', zip: '23552', lat: 53.87, lng: 10.68 });
  expect(roundToKilometre({ lat: 53.869_812, lng: -10.687_345 })).toEqual({ lat: 53.87, lng: -10.69 });
});
