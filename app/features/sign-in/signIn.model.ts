import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiError } from '../../api/ApiError.ts';

type FieldName = 'email' | 'password';
export type FieldErrors = Partial<Record<FieldName, MessageDescriptor>>;

export interface SignInFields {
  email: string;
  password: string;
}

/** Keyboards of phones add spaces around addresses. */
export const normalizeEmail = (written: string): string => written.trim();

const MAX_EMAIL_LENGTH = 254;

/** Loose on purpose: it finds typing errors, the server knows the rest. */
const looksLikeEmail = (written: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(written) && written.length <= MAX_EMAIL_LENGTH;

export function validateEmail(written: string): FieldErrors {
  const email = normalizeEmail(written);
  if (email === '') return { email: msg`Enter your e-mail address.` };
  if (!looksLikeEmail(email)) {
    return { email: msg`Check your e-mail address. It should look like name@example.com.` };
  }
  return {};
}

export function validateSignIn({ email, password }: SignInFields): FieldErrors {
  return { ...validateEmail(email), ...(password === '' && { password: msg`Enter your password.` }) };
}

export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

/** Why signing in or requesting a link failed, for the banner above the form. */
export type SignInFailure = 'credentials' | 'tooOften' | 'offline' | 'clock' | 'server';

interface FailureTexts {
  title: MessageDescriptor;
  advice: MessageDescriptor;
}

export const signInFailureTexts: Readonly<Record<SignInFailure, FailureTexts>> = {
  credentials: {
    title: msg`Error: the e-mail address or the password is not right`,
    advice: msg`Please check both and try again. Or let us e-mail you a sign-in link: then you need no password.`,
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

/** Only a refusal of the typed credentials blames them; anything else is a failure of ours or of the connection. */
export function classifySignInError({
  kind,
  status,
  fields,
}: Pick<ApiError, 'kind' | 'status' | 'fields'>): SignInFailure {
  if (kind === 'offline' || kind === 'timeout') return 'offline';
  if (kind !== 'rejected') return 'server';
  if (status === 429) return 'tooOften';
  if (status === 401 || status === 422 || (status === 200 && fields)) return 'credentials';
  return 'server';
}
