import { isCommonPassword } from './commonPasswords.ts';

export const shortestPassword = 10;
export const longestPassword = 200;

/** What is wrong with a new password, or null. Its length counts; nobody has to find odd characters. */
export function checkPassword(
  password: string,
  email: string | null = null,
): 'empty' | 'short' | 'long' | 'common' | null {
  const length = Array.from(password).length;
  if (length === 0) return 'empty';
  if (length < shortestPassword) return 'short';
  if (length > longestPassword) return 'long';
  return isCommonPassword(password, email) ? 'common' : null;
}
