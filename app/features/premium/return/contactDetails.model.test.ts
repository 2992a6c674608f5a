import { expect, test } from 'vitest';
import {
  type ContactData,
  ContactDraft,
  prefillContact,
  toContactBody,
  validateContact,
} from './contactDetails.model.ts';

const complete: ContactData = {
  firstname: 'Ida',
  lastname: 'Berg',
  street: 'Musterplatz 1',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '',
};

test.for<[string, Partial<ContactData>, string[]]>([
  ['all fields filled in', {}, []],
  ['a phone number too', { phone: '+49 30 123' }, []],
  ['only spaces in a required field', { firstname: '  ', city: '' }, ['firstname', 'city']],
  ['a name instead of a country code', { country: 'Germany' }, ['country']],
  ['no country', { country: '' }, ['country']],
  ['texts that are too long', { street: 'x'.repeat(101), phone: '1'.repeat(41) }, ['street', 'phone']],
])('%s', ([, change, expected]) => {
  const problems = validateContact({ ...complete, ...change });
  expect(Object.keys(problems).filter((field) => problems[field])).toEqual(expected);
});

test('an empty phone number is not sent', () => {
  expect(toContactBody(complete)).not.toHaveProperty('phone');
  expect(toContactBody({ ...complete, phone: ' 030 1 ' }).phone).toBe('030 1');
});

test.for<[string, string]>([
  ['DE', 'DE'],
  ['uk', 'GB'],
  ['com', 'US'],
  ['Atlantis', ''],
])('town and country are filled in: %s is %s', ([country, code]) => {
  expect(prefillContact({ country, location: { city: 'Berlin', zip: null } })).toMatchObject({
    ...{ city: 'Berlin', zip: '', country: code, firstname: '' },
  });
});

test('a draft with the name of a country is not restored', () => {
  expect(ContactDraft.safeParse(complete).success).toBe(true);
  expect(ContactDraft.safeParse({ ...complete, country: '' }).success).toBe(true);
  expect(ContactDraft.safeParse({ ...complete, country: 'Germany' }).success).toBe(false);
});
