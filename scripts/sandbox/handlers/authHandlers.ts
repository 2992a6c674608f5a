import {
  checkPasswordReset,
  logIn,
  requestMagicLink,
  requestPasswordReset,
  resetPassword,
} from '../../../app/api/contract/auth.ts';
import { defineHandler, HttpError } from '../handler.ts';
import { findAccountByEmail } from '../world/createWorld.ts';
import { sendSignInLink } from '../world/mails.ts';
import { createResetKey, findByResetKey, issueToken } from '../world/tokens.ts';

const wrongCredentials = 'E-mail address or password is not right.';

export const authHandlers = [
  defineHandler(logIn, ({ world, body }) => {
    const account = findAccountByEmail(world, body.email);
    if (account?.password !== body.password) throw new HttpError(422, { message: wrongCredentials });
    return { token: issueToken(account, world.now()) };
  }),

  defineHandler(requestMagicLink, ({ world, body }) => {
    const account = findAccountByEmail(world, body.email);
    if (account) sendSignInLink(world, account, body.target);
    return true;
  }),

  defineHandler(requestPasswordReset, ({ world, body }) => {
    const account = findAccountByEmail(world, body.email);
    if (account) {
      const link = `${world.siteOrigin}/resetPassword/${createResetKey(account)}`;
      world.mails.push({ to: account.email, subject: 'Set a new password', link });
    }
    return true;
  }),

  defineHandler(checkPasswordReset, ({ world, params }) => ({
    valid: findByResetKey(world.accounts, params.token) !== undefined,
  })),

  defineHandler(resetPassword, ({ world, params, body }) => {
    const account = findByResetKey(world.accounts, params.token);
    if (!account) throw new HttpError(404, { message: 'This link no longer works.' });
    account.password = body.password;
    return { token: issueToken(account, world.now()) };
  }),
];
