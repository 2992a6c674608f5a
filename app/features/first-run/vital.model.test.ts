import { expect, test } from 'vitest';
import { findMistakes, readMissing, readRefusal, startVital, toVitalAnswers, type VitalDraft } from './vital.model.ts';

const town = { country: 'DE', city: 'Lübeck', zip: '23552', lat: 53.87, lng: 10.68 };
const full: VitalDraft = { username: ' Ida ', birthday: '23.04.1961', place: 'Lübeck', town };

test.for<[number, string[]]>([
  [32, ['username']],
  [64, ['birthday']],
  [128, ['location']],
  [96, ['username', 'birthday']],
  [160, ['username', 'location']],
  [192, ['birthday', 'location']],
  [224, ['username', 'birthday', 'location']],
  [33, ['username']],
  // Something is missing that we do not know: rather ask than leave a member before an empty form.
  [1, ['username', 'birthday', 'location']],
])('%i asks for %j', ([bits, expected]) => {
  expect(readMissing(bits)).toEqual(expected);
});

test('what is known is filled in, and what was begun comes before it', () => {
  const known = { username: 'Ida', location: town, country: 'DE' };
  expect(startVital(known, {})).toEqual({ username: 'Ida', birthday: '', place: 'Lübeck', town });
  expect(startVital(known, { place: 'Kie', town: null, birthday: '23.0' })).toEqual({
    username: 'Ida',
    birthday: '23.0',
    place: 'Kie',
    town: null,
  });
  expect(startVital({ ...known, location: null }, {}).town).toBeNull();
  expect(startVital({ ...known, country: 'AT' }, {})).toMatchObject({ place: '', town: null });
  expect(startVital({ ...known, location: { ...town, city: ' ' } }, {})).toMatchObject({ place: '', town: null });
});

test('only what is asked can be wrong, and only that is sent', () => {
  const empty: VitalDraft = { username: ' I ', birthday: '', place: 'Lüb', town: null };
  expect(findMistakes(['username', 'birthday', 'location'], empty, null)).toEqual(['username', 'birthday', 'location']);
  expect(findMistakes(['birthday'], empty, '1961-04-23')).toEqual([]);
  expect(findMistakes(['username', 'birthday', 'location'], full, '1961-04-23')).toEqual([]);
  expect(toVitalAnswers(['username'], full, null)).toEqual({ username: 'Ida' });
  expect(toVitalAnswers(['username', 'birthday', 'location'], full, '1961-04-23')).toEqual({
    username: 'Ida',
    birthday: '1961-04-23',
    location: { country: 'DE', city: 'Lübeck', zip: '23552', coordinates: { latitude: 53.87, longitude: 10.68 } },
  });
});

test('a refusal marks the fields it names, and keeps what it says of others', () => {
  expect(
    readRefusal({
      username: 'Taken.',
      'location.city': 'Unknown town.',
      'location.zip': 'Unknown code.',
      birthdate: ' ',
      message: 'No.',
      constructor: 'Odd.',
    }),
  ).toEqual({ fields: { username: 'Taken.', location: 'Unknown town.' }, others: ['No.', 'Odd.'] });
});
