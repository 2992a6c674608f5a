import { afterEach, expect, test } from 'vitest';
import { sampleSiteValues } from '../../../../tests/support/sampleSiteValues.ts';
import { site } from '../../../site/site.ts';

import { type Address, parseMapsMessage, toSearchKind, toTown } from './mapsMessages.ts';

afterEach(() => {
  Object.assign(site, sampleSiteValues());
});

const address: Address = {
  parts: [
    { long: '23552', short: '23552', types: ['postal_code'] },
    { long: 'Lübeck', short: 'Lübeck', types: ['locality', 'political'] },
    { long: 'Schleswig-Holstein', short: 'SH', types: ['administrative_area_level_1', 'political'] },
    { long: 'Deutschland', short: 'DE', types: ['country', 'political'] },
  ],
  lat: 53.87,
  lng: 10.68,
};

test.for<unknown>([
  { type: 'broken' },
  { type: 'failed', id: 1 },
  { type: 'suggestions', id: 2, suggestions: [{ key: 'a', title: 'Lübeck', detail: 'Deutschland' }] },
  { type: 'suggestions', id: 2, suggestions: [] },
  { type: 'address', id: 3, address: null },
  { type: 'address', id: 3, address },
])('%o is read', (message) => {
  expect(parseMapsMessage(message)).toEqual(message);
});

const tooMany = Array.from({ length: 21 }, () => ({ key: 'a', title: 'a', detail: '' }));
test.for<unknown>([
  null,
  'broken',
  {},
  { type: 'broken', more: 1 },
  { type: 'failed', id: '1' },
  { type: 'suggestions', id: 1, suggestions: [{ key: 'a', title: '<b>', detail: {} }] },
  { type: 'suggestions', id: 1, suggestions: tooMany },
  { type: 'suggestions', id: 1, suggestions: [{ key: 'a', title: 'x'.repeat(301), detail: '' }] },
  { type: 'address', id: 1, address: { ...address, lat: 91 } },
  { type: 'address', id: 1, address: { ...address, lng: Number.NaN } },
  { type: 'address', id: 1, address: { parts: address.parts } },
])('%o is malformed', (message) => {
  expect(parseMapsMessage(message)).toBeNull();
});

test('a message that throws when it is read is malformed', () => {
  const trap = {
    get type() {
      throw new Error('broken');
    },
  };
  expect(parseMapsMessage(trap)).toBeNull();
});

test.for<[string, boolean, string]>([
  ['Lübeck', false, 'cities'],
  ['Burlington', true, 'regions'],
  ['23552', false, 'regions'],
])('%s is searched for, towns with their region: %s, among %s', ([typed, townsWithRegion, kind]) => {
  Object.assign(site, { townsWithRegion });
  expect(toSearchKind(typed)).toBe(kind);
});

const without = (...types: string[]): Address => ({
  ...address,
  parts: address.parts.filter((part) => !part.types.some((type) => types.includes(type))),
});
const postTown = { long: 'Totnes', short: 'Totnes', types: ['postal_town'] };

test('toTown reads the town of an address', () => {
  const town = { country: 'DE', city: 'Lübeck', region: 'Schleswig-Holstein', zip: '23552', lat: 53.87, lng: 10.68 };
  expect(toTown(address)).toEqual(town);
  expect(toTown(without('postal_code', 'administrative_area_level_1'))).toEqual({ ...town, zip: null, region: null });
  expect(toTown({ ...address, parts: [...without('locality').parts, postTown] })?.city).toBe('Totnes');
  expect(toTown({ ...address, parts: [postTown, ...address.parts] })?.city).toBe('Lübeck');
});

test('an address without a town or a country has no town', () => {
  expect(toTown(without('locality'))).toBeNull();
  expect(toTown(without('country'))).toBeNull();
});
