import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, validatePassword } from '../lib/validatePassword.ts';

const newPasswordProblemTexts: Readonly<Record<NonNullable<ReturnType<typeof validatePassword>>, MessageDescriptor>> = {
  empty: msg`Enter a new password.`,
  short: msg`Choose a longer password, with at least ${{ count: MIN_PASSWORD_LENGTH }} characters.`,
  long: msg`Choose a shorter password, with at most ${{ count: MAX_PASSWORD_LENGTH }} characters.`,
  common: msg`This password is easy to guess. Choose another one, such as three words that don’t belong together.`,
};

/**
 * The problem of a new password; undefined for a good one.
 *
 * @param email of the member, which is easy to guess
 */
export function validateNewPassword(password: string, email: string | null = null): MessageDescriptor | undefined {
  const problem = validatePassword(password, email);
  return problem ? newPasswordProblemTexts[problem] : undefined;
}
