import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, validatePassword } from '../../lib/validatePassword.ts';

/** Messages by the id of the field's control. */
export type FieldErrors = Readonly<Record<string, MessageDescriptor>>;

const MAX_EMAIL_LENGTH = 254;

const passwordMissing = msg`Enter your password.`;
export const passwordIncorrect = msg`Check your password. It is not the right one.`;
export const emailInUse = msg`Another account uses this address. Enter a different one.`;

export function validateEmailChange(
  { email, password }: { email: string; password: string },
  current: string,
): FieldErrors {
  const trimmed = email.trim();
  const errors: Record<string, MessageDescriptor> = {};
  if (trimmed === '') errors['new-email'] = msg`Enter your e-mail address.`;
  else if (trimmed.length > MAX_EMAIL_LENGTH || !/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(trimmed)) {
    errors['new-email'] = msg`Check your e-mail address. It should look like name@example.com.`;
  } else if (trimmed.toLowerCase() === current.toLowerCase()) {
    errors['new-email'] = msg`This is your address already. Enter the new one.`;
  }
  if (password === '') errors['email-password'] = passwordMissing;
  return errors;
}

const newPasswordErrors: Readonly<Record<NonNullable<ReturnType<typeof validatePassword>>, MessageDescriptor>> = {
  empty: msg`Enter a new password.`,
  short: msg`Choose a longer password, with at least ${{ count: MIN_PASSWORD_LENGTH }} characters.`,
  long: msg`Choose a shorter password, with at most ${{ count: MAX_PASSWORD_LENGTH }} characters.`,
  common: msg`This password is easy to guess. Choose another one, such as three words that do not belong together.`,
};

export function validatePasswordChange(
  { current, next }: { current: string; next: string },
  email: string,
): FieldErrors {
  const error = validatePassword(next, email);
  return {
    ...(current === '' && { 'current-password': msg`Enter your current password.` }),
    ...(error && { 'new-password': newPasswordErrors[error] }),
    ...(!error && next === current && { 'new-password': msg`This is your password already. Choose a new one.` }),
  };
}

export const validateDeletion = (password: string): FieldErrors =>
  password === '' ? { 'delete-password': passwordMissing } : {};
