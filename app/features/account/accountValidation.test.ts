import { expect, test } from 'vitest';
import type { FieldProblems } from '../../forms/useFormSubmission.ts';
import { validateEmailChange, validateOwnPassword, validatePasswordChange } from './accountValidation.ts';

const current = 'ida@example.com';
const fieldsOf = (problems: FieldProblems) => Object.keys(problems).filter((field) => problems[field]);

test.for([
  ['new@example.com', 'secret', []],
  ['  new@example.com ', 'secret', []],
  ['', '', ['new-email', 'email-password']],
  ['new@example', 'secret', ['new-email']],
  ['Ida@Example.com', 'secret', ['new-email']],
  ['new@example.com', '', ['email-password']],
] as const)('the address %j with the password %j has errors in %j', ([email, password, expected]) => {
  expect(fieldsOf(validateEmailChange({ email, password }, current))).toEqual(expected);
});

test.for([
  ['old password', 'garden lamp river', []],
  ['', 'garden lamp river', ['current-password']],
  ['old password', '', ['new-password']],
  ['old password', 'too short', ['new-password']],
  ['old password', 'x'.repeat(201), ['new-password']],
  ['old password', 'old password', ['new-password']],
  ['', '', ['current-password', 'new-password']],
] as const)('changing the password %j to %j has errors in %j', ([before, next, expected]) => {
  expect(fieldsOf(validatePasswordChange({ current: before, next }, current))).toEqual(expected);
});

test('an account is not deleted without its password', () => {
  expect(validateOwnPassword('')).toBeDefined();
  expect(validateOwnPassword('x')).toBeUndefined();
});
