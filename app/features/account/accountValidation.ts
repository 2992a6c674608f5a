import { msg } from '@lingui/core/macro';
import type { FieldProblems } from '../../forms/useFormSubmission.ts';
import { validateEmail } from '../../forms/validateEmail.ts';
import { validateNewPassword } from '../../forms/validateNewPassword.ts';

export const validateOwnPassword = (password: string) => (password === '' ? msg`Enter your password.` : undefined);

export function validateEmailChange(
  { email, password }: { email: string; password: string },
  current: string,
): FieldProblems {
  const unchanged = email.trim().toLowerCase() === current.toLowerCase();
  return {
    'new-email': validateEmail(email) ?? (unchanged && msg`This is your address already. Enter the new one.`),
    'email-password': validateOwnPassword(password),
  };
}

export const validatePasswordChange = (
  { current, next }: { current: string; next: string },
  email: string,
): FieldProblems => ({
  'current-password': current === '' && msg`Enter your current password.`,
  'new-password':
    validateNewPassword(next, email) ?? (next === current && msg`This is your password already. Choose a new one.`),
});
