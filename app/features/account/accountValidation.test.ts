import { expect, test } from 'vitest';
import { formatDay, validateDeletion, validateEmailChange, validatePasswordChange } from './accountValidation.ts';

const current = 'ida@example.com';

test.for([
  ['new@example.com', 'secret', []],
  ['  new@example.com ', 'secret', []],
  ['', '', ['new-email', 'email-password']],
  ['new@example', 'secret', ['new-email']],
  ['Ida@Example.com', 'secret', ['new-email']],
  ['new@example.com', '', ['email-password']],
] as const)('the address %j with the password %j: %j', ([email, password, expected]) => {
  expect(Object.keys(validateEmailChange({ email, password }, current))).toEqual(expected);
});

test.for([
  ['old password', 'garden lamp river', []],
  ['', 'garden lamp river', ['current-password']],
  ['old password', '', ['new-password']],
  ['old password', 'too short', ['new-password']],
  ['old password', 'x'.repeat(201), ['new-password']],
  ['old password', 'old password', ['new-password']],
  ['', '', ['current-password', 'new-password']],
] as const)('from %j to %j: %j', ([before, next, expected]) => {
  expect(Object.keys(validatePasswordChange({ current: before, next }, current))).toEqual(expected);
});

test('nobody deletes an account without its password', () => {
  expect(Object.keys(validateDeletion(''))).toEqual(['delete-password']);
  expect(Object.keys(validateDeletion('x'))).toEqual([]);
});

test.for([
  ['2027-05-21', '21. Mai 2027'],
  ['2027-05-21T23:59:00Z', '21. Mai 2027'],
  ['soon', 'soon'],
] as const)('%s is %s', ([day, expected]) => {
  expect(formatDay(day, 'de-DE')).toBe(expected);
});
