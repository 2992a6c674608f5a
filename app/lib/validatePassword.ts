import { isGuessablePassword } from './isGuessablePassword.ts';

export const MIN_PASSWORD_LENGTH = 10;
export const MAX_PASSWORD_LENGTH = 200;

/**
 * The problem of a new password, or null. Only length and commonness count; no kind of character is required (rule F1).
 */
export function validatePassword(
  password: string,
  email: string | null = null,
): 'empty' | 'short' | 'long' | 'common' | null {
  const length = Array.from(password).length;
  if (length === 0) return 'empty';
  if (length < MIN_PASSWORD_LENGTH) return 'short';
  if (length > MAX_PASSWORD_LENGTH) return 'long';
  return isGuessablePassword(password, email) ? 'common' : null;
}
