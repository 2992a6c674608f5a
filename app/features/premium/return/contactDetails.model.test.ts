import { expect, test } from 'vitest';
import { type ContactData, prefillContact, toContactBody, validateContact } from './contactDetails.model.ts';

const complete: ContactData = {
  firstname: 'Ida',
  lastname: 'Berg',
  street: 'Musterplatz 1',
  zip: '10115',
  city: 'Berlin',
  country: 'Germany',
  phone: '',
};

test.for<[string, Partial<ContactData>, string[]]>([
  ['all fields filled in', {}, []],
  ['a phone number too', { phone: '+49 30 123' }, []],
  ['only spaces in a required field', { firstname: '  ', city: '' }, ['firstname', 'city']],
  ['texts that are too long', { street: 'x'.repeat(101), phone: '1'.repeat(41) }, ['street', 'phone']],
])('%s', ([, change, expected]) => {
  const errors = validateContact({ ...complete, ...change });
  expect(Object.keys(errors).filter((field) => errors[field])).toEqual(expected);
});

test('an empty phone number is not sent', () => {
  expect(toContactBody(complete)).not.toHaveProperty('phone');
  expect(toContactBody({ ...complete, phone: ' 030 1 ' }).phone).toBe('030 1');
});

test('town and country are filled in', () => {
  expect(prefillContact({ country: 'DE', location: { city: 'Berlin', zip: null } }, 'Germany')).toMatchObject({
    ...{ city: 'Berlin', zip: '', country: 'Germany', firstname: '' },
  });
});
