import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, validatePassword } from '../../lib/validatePassword.ts';

/** What is wrong with which field, by the id of its control. */
export type FieldErrors = Readonly<Record<string, MessageDescriptor>>;

const passwordMissing = msg`Enter your password.`;
export const wrongPassword = msg`Check your password. It is not the right one.`;
export const emailTaken = msg`Another account uses this address. Enter a different one.`;

export function validateEmailChange(
  { email, password }: { email: string; password: string },
  current: string,
): FieldErrors {
  const written = email.trim();
  const mistakes: Record<string, MessageDescriptor> = {};
  if (written === '') mistakes['new-email'] = msg`Enter your e-mail address.`;
  else if (written.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(written)) {
    mistakes['new-email'] = msg`Check your e-mail address. It should look like name@example.com.`;
  } else if (written.toLowerCase() === current.toLowerCase()) {
    mistakes['new-email'] = msg`This is your address already. Enter the new one.`;
  }
  if (password === '') mistakes['email-password'] = passwordMissing;
  return mistakes;
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
  const mistake = validatePassword(next, email);
  return {
    ...(current === '' && { 'current-password': msg`Enter your current password.` }),
    ...(mistake && { 'new-password': newPasswordErrors[mistake] }),
    ...(!mistake && next === current && { 'new-password': msg`This is your password already. Choose a new one.` }),
  };
}

export const validateDeletion = (password: string): FieldErrors =>
  password === '' ? { 'delete-password': passwordMissing } : {};

/** A day of the API, yyyy-mm-dd, in words; what is no day stays as it is. */
export function formatDay(day: string, locale: string): string {
  const time = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
