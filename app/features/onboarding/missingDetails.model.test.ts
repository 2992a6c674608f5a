import { expect, test } from 'vitest';
import {
  type DetailsDraft,
  parseMissingFields,
  parseRejection,
  toDetailsPayload,
  toInitialDraft,
  validateDetails,
} from './missingDetails.model.ts';

const town = { country: 'DE', city: 'Lübeck', zip: '23552', lat: 53.87, lng: 10.68 };
const full: DetailsDraft = { username: ' Ida ', birthday: '23.04.1961', place: 'Lübeck', town };

test.for<[number, string[]]>([
  [32, ['username']],
  [64, ['birthday']],
  [128, ['location']],
  [96, ['username', 'birthday']],
  [160, ['username', 'location']],
  [192, ['birthday', 'location']],
  [224, ['username', 'birthday', 'location']],
  [33, ['username']],
  // With only an unknown bit, an empty form would be a dead end.
  [1, ['username', 'birthday', 'location']],
])('the bits %i ask for %j', ([bits, expected]) => {
  expect(parseMissingFields(bits)).toEqual(expected);
});

test('known values are filled in, and a stored draft comes before them', () => {
  const known = { username: 'Ida', location: town, country: 'DE' };
  expect(toInitialDraft(known, {})).toEqual({ username: 'Ida', birthday: '', place: 'Lübeck', town });
  expect(toInitialDraft(known, { place: 'Kie', town: null, birthday: '23.0' })).toEqual({
    username: 'Ida',
    birthday: '23.0',
    place: 'Kie',
    town: null,
  });
  expect(toInitialDraft({ ...known, location: null }, {}).town).toBeNull();
  expect(toInitialDraft({ ...known, country: 'AT' }, {})).toMatchObject({ place: '', town: null });
  expect(toInitialDraft({ ...known, location: { ...town, city: ' ' } }, {})).toMatchObject({ place: '', town: null });
});

test('only missing fields can be invalid, and only they are sent', () => {
  const empty: DetailsDraft = { username: ' I ', birthday: '', place: 'Lüb', town: null };
  expect(validateDetails(['username', 'birthday', 'location'], empty, null)).toEqual([
    'username',
    'birthday',
    'location',
  ]);
  expect(validateDetails(['birthday'], empty, '1961-04-23')).toEqual([]);
  expect(validateDetails(['username', 'birthday', 'location'], full, '1961-04-23')).toEqual([]);
  expect(toDetailsPayload(['username'], full, null)).toEqual({ username: 'Ida' });
  expect(toDetailsPayload(['username', 'birthday', 'location'], full, '1961-04-23')).toEqual({
    username: 'Ida',
    birthday: '1961-04-23',
    location: { country: 'DE', city: 'Lübeck', zip: '23552', coordinates: { latitude: 53.87, longitude: 10.68 } },
  });
});

test('a rejection is read by field, and its other messages are listed', () => {
  expect(
    parseRejection({
      username: 'Taken.',
      'location.city': 'Unknown town.',
      'location.zip': 'Unknown code.',
      birthdate: ' ',
      message: 'No.',
      constructor: 'Odd.',
    }),
  ).toEqual({ fields: { username: 'Taken.', location: 'Unknown town.' }, others: ['No.', 'Odd.'] });
});
