import {
  askForMagicLink,
  checkPasswordReset,
  forgetPassword,
  logIn,
  resetPassword,
} from '../../../app/api/contract/auth.ts';
import { handle, Refusal } from '../handler.ts';
import { createResetKey, findByResetKey, issueToken } from '../world/access.ts';
import { findByEmail, sendSignInLink } from '../world/createWorld.ts';

const refusal = 'E-mail address or password is not right.';

export const authHandlers = [
  handle(logIn, ({ world, body }) => {
    const account = findByEmail(world, body.email);
    if (account?.password !== body.password) throw new Refusal(422, { message: refusal });
    return { token: issueToken(account, world.now()) };
  }),

  handle(askForMagicLink, ({ world, body }) => {
    const account = findByEmail(world, body.email);
    if (account) sendSignInLink(world, account, 'Your sign-in link', body.target);
    return true;
  }),

  handle(forgetPassword, ({ world, body }) => {
    const account = findByEmail(world, body.email);
    if (account) {
      const link = `${world.siteOrigin}/resetPassword/${createResetKey(account)}`;
      world.mails.push({ to: account.email, subject: 'Set a new password', link });
    }
    return true;
  }),

  handle(checkPasswordReset, ({ world, params }) => ({ valid: findByResetKey(world, params.token) !== undefined })),

  handle(resetPassword, ({ world, params, body }) => {
    const account = findByResetKey(world, params.token);
    if (!account) throw new Refusal(404, { message: 'This link no longer works.' });
    account.password = body.password;
    return { token: issueToken(account, world.now()) };
  }),
];
