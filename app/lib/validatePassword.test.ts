import { expect, test } from 'vitest';
import { validatePassword } from './validatePassword.ts';

const email = 'brigitte.mayer@example.com';

test.for<[string, ReturnType<typeof validatePassword>]>([
  ['', 'empty'],
  ['kurz', 'short'],
  ['neunneun9', 'short'],
  ['ü'.repeat(9), 'short'],
  ['a'.repeat(201), 'long'],
  ['Segel Tasse Ofen', null],
  ['correct horse battery', null],
  ['zehnzehn10x', null],
  ['日本語のパスワード一二', null],
  ['password123', 'common'],
  ['Passwort2024!', 'common'],
  ['P4ssw0rt!!', 'common'],
  ['!!Sommer2025', 'common'],
  ['Schätzi1960', 'common'],
  ['hallohallo', 'common'],
  ['1234567890', 'common'],
  ['0987654321', 'common'],
  ['qwertzuiop', 'common'],
  ['abcdefghij', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['abcabcabcabc', 'common'],
  ['1212121212', 'common'],
  ['brigitte.mayer', 'common'],
  ['Brigitte.Mayer1960', 'common'],
  [email, 'common'],
])('the error of %j is %s', ([password, expected]) => {
  expect(validatePassword(password, email)).toBe(expected);
});
