import * as z from 'zod/mini';
import { defineCall } from './defineCall.ts';
import { Done, PathId } from './fields.ts';

const Token = z.object({ token: z.string().check(z.minLength(1)) });

/**
 * Section 1: signing in with e-mail and password. Extension.
 * A refusal is 422 with one text for both fields, in `fields.message`.
 */
export const logIn = defineCall({
  name: 'logIn',
  method: 'POST',
  path: '/api/auth/login',
  kind: 'act',
  auth: 'none',
  body: z.object({ email: z.email(), password: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: Token,
  extension: true,
});

/** Section 2, /magiclink/{token}: asks for such a link by e-mail. Always true, so that it tells nobody who is a member. Extension. */
export const askForMagicLink = defineCall({
  name: 'askForMagicLink',
  method: 'POST',
  path: '/api/auth/magiclink',
  kind: 'act',
  auth: 'none',
  body: z.object({ email: z.email(), target: z.optional(z.string().check(z.maxLength(200))) }),
  response: Done,
  extension: true,
});

/** Section 2, /resetPassword: asks for a link to set a new password. Always true. Extension. */
export const forgetPassword = defineCall({
  name: 'forgetPassword',
  method: 'POST',
  path: '/api/auth/password/forgot',
  kind: 'act',
  auth: 'none',
  body: z.object({ email: z.email() }),
  response: Done,
  extension: true,
});

/** Section 2, /resetPassword/{token}: whether the link is still good. Extension. */
export const checkPasswordReset = defineCall({
  name: 'checkPasswordReset',
  method: 'GET',
  path: '/api/auth/password/reset/:token',
  kind: 'read',
  auth: 'none',
  params: z.object({ token: PathId }),
  response: z.object({ valid: z.boolean() }),
  extension: true,
});

/** Section 2, /resetPassword/{token}: sets the new password and signs in. Extension. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/password/reset/:token',
  kind: 'act',
  auth: 'none',
  params: z.object({ token: PathId }),
  body: z.object({ password: z.string().check(z.minLength(8), z.maxLength(200)) }),
  response: Token,
  extension: true,
});
