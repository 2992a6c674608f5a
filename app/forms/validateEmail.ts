import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const MAX_EMAIL_LENGTH = 254;
/** Pattern that is loose on purpose: it finds slips, the server the rest. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** The problem of an email address; undefined for one that can be right. Spaces around it do not count. */
export function validateEmail(typed: string): MessageDescriptor | undefined {
  const email = typed.trim();
  if (email === '') return msg`Enter your email address.`;
  return email.length <= MAX_EMAIL_LENGTH && emailPattern.test(email)
    ? undefined
    : msg`Check your email address. It should look like name@example.com.`;
}
