import * as z from 'zod/mini';
import { act, read } from './defineCall.ts';
import { NewPassword, PathId } from './fieldSchemas.ts';

const TokenResponse = z.object({ token: z.string().check(z.minLength(1)) });

/**
 * A refusal is 422 with one message for both fields, in `fields.message`; or 403 with the decision that has closed or
 * suspended the account, and says by `kind` which.
 */
export const logIn = act('logIn', 'POST /api/auth/login', {
  auth: 'none',
  body: z.object({ email: z.email(), password: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: TokenResponse,
  extension: true,
});

/** Requests a sign-in link by email. Succeeds for every address, so the answer does not reveal who is a member. */
export const requestMagicLink = act('requestMagicLink', 'POST /api/auth/magiclink', {
  auth: 'none',
  body: z.object({ email: z.email(), target: z.optional(z.string().check(z.maxLength(200))) }),
  extension: true,
});

/** Requests a link to set a new password. Succeeds for every address, like `requestMagicLink`. */
export const requestPasswordReset = act('requestPasswordReset', 'POST /api/auth/password/forgot', {
  auth: 'none',
  body: z.object({ email: z.email() }),
  extension: true,
});

/** Whether a reset link can still be used. */
export const checkPasswordReset = read('checkPasswordReset', 'GET /api/auth/password/reset/:token', {
  auth: 'none',
  params: z.object({ token: PathId }),
  response: z.object({ valid: z.boolean() }),
  extension: true,
});

/** Sets the new password and signs the member in. */
export const resetPassword = act('resetPassword', 'POST /api/auth/password/reset/:token', {
  auth: 'none',
  params: z.object({ token: PathId }),
  body: z.object({ password: NewPassword }),
  response: TokenResponse,
  extension: true,
});
