import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiError } from '../../api/ApiError.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, validatePassword } from '../../lib/validatePassword.ts';

const newPasswordErrors: Readonly<Record<NonNullable<ReturnType<typeof validatePassword>>, MessageDescriptor>> = {
  empty: msg`Enter a new password.`,
  short: msg`Choose a longer password, with at least ${{ count: MIN_PASSWORD_LENGTH }} characters.`,
  long: msg`Choose a shorter password, with at most ${{ count: MAX_PASSWORD_LENGTH }} characters.`,
  common: msg`This password is easy to guess. Choose another one, such as three words that do not belong together.`,
};

/** What to change about a new password; undefined for a valid one. */
export function validateNewPassword(password: string): MessageDescriptor | undefined {
  const error = validatePassword(password);
  return error ? newPasswordErrors[error] : undefined;
}

const MAX_EMAIL_LENGTH = 254;

/** Loose on purpose: it finds typing errors, the server knows the rest. Undefined for a valid address. */
export function validateEmail(written: string): MessageDescriptor | undefined {
  const email = written.trim();
  if (email === '') return msg`Enter your e-mail address.`;
  if (email.length > MAX_EMAIL_LENGTH || !/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email)) {
    return msg`Check your e-mail address. It should look like name@example.com.`;
  }
  return undefined;
}

/** Why a call failed. gone: the link was used or is too old. */
export type ResetFailure = 'gone' | 'password' | 'tooOften' | 'offline' | 'clock' | 'server';

interface FailureTexts {
  title: MessageDescriptor;
  advice: MessageDescriptor;
}

export const resetFailureTexts: Readonly<Record<Exclude<ResetFailure, 'gone'>, FailureTexts>> = {
  password: {
    title: msg`Error: this password was not accepted`,
    advice: msg`Please choose another one.`,
  },
  tooOften: {
    title: msg`Error: too many attempts`,
    advice: msg`Please wait a few minutes and try again. What you have typed is still here.`,
  },
  offline: {
    title: msg`Error: there is no connection`,
    advice: msg`Please check your internet connection and try again. What you have typed is still here.`,
  },
  clock: {
    title: msg`Error: the clock of your device seems to be wrong`,
    advice: msg`Please set the date and time of your device and try again.`,
  },
  server: {
    title: msg`Error: this did not work`,
    advice: msg`Something went wrong on our side. Please try again. What you have typed is still here.`,
  },
};

export function classifyResetError({
  kind,
  status,
  fields,
}: Pick<ApiError, 'kind' | 'status' | 'fields'>): ResetFailure {
  if (kind === 'offline' || kind === 'timeout') return 'offline';
  if (kind !== 'rejected') return 'server';
  if (status === 429) return 'tooOften';
  if (fields && 'password' in fields) return 'password';
  if (status === 422) return 'password';
  return status === 404 || status === 410 || status === 403 ? 'gone' : 'server';
}
