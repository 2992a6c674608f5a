import { expect, test } from 'vitest';
import { validateNewPassword } from './validateNewPassword.ts';

test('a new password must be long and uncommon', () => {
  expect(validateNewPassword('Segel Tasse Ofen')).toBeUndefined();
  expect(validateNewPassword('kurz')?.values).toEqual({ count: 10 });
  expect(validateNewPassword('password123')).toBeDefined();
});
