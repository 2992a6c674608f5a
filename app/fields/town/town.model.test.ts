import { expect, test } from 'vitest';
import { formatTownDetail, formatTownName, isOwnCountry, roundToKilometre, toChosenTown } from './town.model.ts';

const place = { country: 'DE', city: 'Lübeck', region: 'Schleswig-Holstein', zip: '23552', lat: 53.869_81, lng: 10.68 };

test.for<[string, string, boolean]>([
  ['DE', 'de', true],
  ['GB', 'uk', true],
  ['uk', 'gb', true],
  ['US', 'com', true],
  ['AT', 'de', false],
])('%s is the country of %s: %s', ([country, token, expected]) => {
  expect(isOwnCountry(country, token)).toBe(expected);
});

test('places are named by town, in the United States by town and region', () => {
  expect(formatTownName(place)).toBe('Lübeck');
  expect(formatTownDetail(place)).toBe('23552 · Schleswig-Holstein');
  const american = { ...place, country: 'US', city: 'Burlington', region: 'Vermont', zip: null };
  expect(formatTownName(american)).toBe('Burlington, Vermont');
  expect(formatTownDetail(american)).toBe('');
  expect(formatTownDetail({ ...place, city: 'Wien', region: 'Wien' })).toBe('23552');
});

test('no more of a place is sent than the town needs', () => {
  expect(toChosenTown(place)).toEqual({ country: 'DE', city: 'Lübeck', zip: '23552', lat: 53.87, lng: 10.68 });
  expect(roundToKilometre({ lat: 53.869_812, lng: -10.687_345 })).toEqual({ lat: 53.87, lng: -10.69 });
});
