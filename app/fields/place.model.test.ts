import { expect, test } from 'vitest';
import { blur, detailOfPlace, isOwnCountry, nameOfPlace, toTown } from './place.model.ts';

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
  expect(nameOfPlace(place)).toBe('Lübeck');
  expect(detailOfPlace(place)).toBe('23552 · Schleswig-Holstein');
  const american = { ...place, country: 'US', city: 'Burlington', region: 'Vermont', zip: null };
  expect(nameOfPlace(american)).toBe('Burlington, Vermont');
  expect(detailOfPlace(american)).toBe('');
  expect(detailOfPlace({ ...place, city: 'Wien', region: 'Wien' })).toBe('23552');
});

test('no more of a place is sent than the town needs', () => {
  expect(toTown(place)).toEqual({ country: 'DE', city: 'Lübeck', zip: '23552', lat: 53.87, lng: 10.68 });
  expect(blur({ lat: 53.869_812, lng: -10.687_345 })).toEqual({ lat: 53.87, lng: -10.69 });
});
