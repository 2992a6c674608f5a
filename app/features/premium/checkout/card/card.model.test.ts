import { expect, test } from 'vitest';
import { type CardProblems, emptyCard, parseExpiry, passesLuhn, toCardPayload, validateCard } from './card.model.ts';
import { toCardBrand } from './cardBrands.ts';

const now = new Date(2027, 2, 15);
const validCard = { number: '4111 1111 1111 1111', holder: 'Ida Berg', expiry: '03 / 29', code: '123' };

test.for([
  ['4111111111111111', 'Visa'],
  ['5555555555554444', 'Mastercard'],
  ['2221000000000009', 'Mastercard'],
  ['2720990000000000', 'Mastercard'],
  ['2220000000000000', null],
  ['378282246310005', 'American Express'],
  ['6011111111111117', 'Discover'],
  ['6200000000000005', 'UnionPay'],
  ['30569309025904', 'Diners Club'],
  ['3530111333300000', 'JCB'],
  ['6759649826438453', 'Maestro'],
  ['5018000000000009', 'Maestro'],
  ['9', null],
  ['', null],
] as const)('the brand of %s is %s', ([digits, name]) => {
  expect(toCardBrand(digits)?.name ?? null).toBe(name);
});

test.for([
  ['4111111111111111', true],
  ['4111111111111112', false],
  ['378282246310005', true],
  ['0', true],
  ['', false],
] as const)('the checksum of %s holds: %s', ([digits, holds]) => {
  expect(passesLuhn(digits)).toBe(holds);
});

test.for([
  ['03 / 29', { month: 3, year: 2029 }],
  ['03/2029', { month: 3, year: 2029 }],
  ['3/29', { month: 3, year: 2029 }],
  ['0329', { month: 3, year: 2029 }],
  ['032029', { month: 3, year: 2029 }],
  ['12-30', { month: 12, year: 2030 }],
  ['13 / 29', null],
  ['00 / 29', null],
  ['03', null],
  ['03 / 2', null],
  ['03 / 202', null],
  ['', null],
  ['March 2029', null],
] as const)('%j expires %o', ([written, expected]) => {
  expect(parseExpiry(written)).toEqual(expected);
});

test.for<[string, Partial<typeof validCard>, CardProblems]>([
  ['a valid card', {}, {}],
  ['a number with dashes', { number: '4111-1111-1111-1111' }, {}],
  ['no number', { number: ' ' }, { number: 'numberMissing' }],
  ['a number that is too short', { number: '4111 1111' }, { number: 'numberLength' }],
  ['a number that is too long', { number: '4111 1111 1111 1111 1' }, { number: 'numberTooLong' }],
  ['too long for its brand only', { number: '3782 8224 6310 0051', code: '1234' }, { number: 'numberTooLong' }],
  ['a length between those of its brand', { number: '4111 1111 1111 11' }, { number: 'numberLength' }],
  ['a wrong digit in the number', { number: '4111 1111 1111 1112' }, { number: 'numberChecksum' }],
  ['Maestro has no checksum', { number: '6759649826438454' }, {}],
  ['UnionPay has none either', { number: '6200000000000006' }, {}],
  ['an unknown brand needs the checksum', { number: '9999999999999999' }, { number: 'numberChecksum' }],
  ['no holder', { holder: '  ' }, { holder: 'holderMissing' }],
  ['no expiry', { expiry: '' }, { expiry: 'expiryMissing' }],
  ['half an expiry', { expiry: '03' }, { expiry: 'expiryFormat' }],
  ['a month that does not exist', { expiry: '14 / 29' }, { expiry: 'expiryFormat' }],
  ['this month is still valid', { expiry: '03 / 27' }, {}],
  ['last month has expired', { expiry: '02 / 27' }, { expiry: 'expiryPast' }],
  ['last year has expired', { expiry: '12 / 26' }, { expiry: 'expiryPast' }],
  ['a year of four digits', { expiry: '03 / 2029' }, {}],
  ['a year far away', { expiry: '03 / 2099' }, { expiry: 'expiryFormat' }],
  ['no code', { code: '' }, { code: 'codeMissing' }],
  ['two digits', { code: '12' }, { code: 'codeLength3' }],
  ['four digits on a Visa', { code: '1234' }, { code: 'codeLength3' }],
  ['letters as a code', { code: 'abc' }, { code: 'codeLength3' }],
  ['three digits on an Amex', { number: '378282246310005' }, { code: 'codeLength4' }],
  ['four digits on an Amex', { number: '378282246310005', code: '1234' }, {}],
  [
    'an unknown brand takes three or four',
    { number: '9999', code: '12' },
    { number: 'numberLength', code: 'codeLength3or4' },
  ],
])('%s', { tags: 'rule' }, ([, change, expected]) => {
  expect(validateCard({ ...validCard, ...change }, now)).toEqual(expected);
});

test('an empty form names every field', () => {
  expect(Object.keys(validateCard(emptyCard, now))).toEqual(['number', 'holder', 'expiry', 'code']);
});

test('the payload holds digits and numbers', () => {
  expect(toCardPayload({ ...validCard, holder: ' Ida Berg ' })).toEqual({
    number: '4111111111111111',
    holder: 'Ida Berg',
    expiryMonth: 3,
    expiryYear: 2029,
    code: '123',
  });
});
