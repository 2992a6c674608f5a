import { expect, test } from 'vitest';
import { type ContactData, prefillContact, toContactBody, validateContact } from './contactDetails.model.ts';

const good: ContactData = {
  firstname: 'Ida',
  lastname: 'Berg',
  street: 'Musterplatz 1',
  zip: '10115',
  city: 'Berlin',
  country: 'Germany',
  phone: '',
};

test.for<[string, Partial<ContactData>, string[]]>([
  ['all there', {}, []],
  ['a phone number too', { phone: '+49 30 123' }, []],
  ['spaces are nothing', { firstname: '  ', city: '' }, ['firstname', 'city']],
  ['far too long', { street: 'x'.repeat(101), phone: '1'.repeat(41) }, ['street', 'phone']],
])('%s', ([, change, expected]) => {
  expect(validateContact({ ...good, ...change })).toEqual(expected);
});

test('no phone number is sent when there is none', () => {
  expect(toContactBody(good)).not.toHaveProperty('phone');
  expect(toContactBody({ ...good, phone: ' 030 1 ' }).phone).toBe('030 1');
});

test('place and country are known already', () => {
  expect(prefillContact({ country: 'DE', location: { city: 'Berlin', zip: null } }, 'Germany')).toMatchObject({
    ...{ city: 'Berlin', zip: '', country: 'Germany', firstname: '' },
  });
});
