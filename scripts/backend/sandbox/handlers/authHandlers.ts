import {
  checkPasswordReset,
  logIn,
  requestMagicLink,
  requestPasswordReset,
  resetPassword,
} from '../../../../app/api/contract/auth.ts';
import { defineHandler, HttpError } from '../handler.ts';
import type { StoredDecision } from '../world/accountTypes.ts';
import { findAccountByEmail } from '../world/createWorld.ts';
import { findClosing } from '../world/decisions.ts';
import { sendResetLink, sendSignInLink } from '../world/mails.ts';
import { changePassword, findByResetKey, issueToken } from '../world/tokens.ts';
import { isRightPassword, limitMails } from './limitAttempts.ts';

const toRefusal = ({ id, decision, reason, rule, decidedAt, objectUntil }: StoredDecision) => ({
  ...{ decision: id, kind: decision, reason, rule },
  ...{ decidedAt: new Date(decidedAt).toISOString(), objectUntil: new Date(objectUntil).toISOString() },
});

const wrongCredentials = 'Email address or password is not right.';

export const authHandlers = [
  defineHandler(logIn, ({ world, body }) => {
    const account = findAccountByEmail(world, body.email);
    if (!isRightPassword(world, body.email, account, body.password) || !account) {
      throw new HttpError(422, { message: wrongCredentials });
    }
    const closing = findClosing(account);
    if (closing) throw new HttpError(403, toRefusal(closing));
    return { token: issueToken(account, world.now()) };
  }),

  defineHandler(requestMagicLink, ({ world, body }) => {
    limitMails(world, 'sign-in link', body.email);
    const account = findAccountByEmail(world, body.email);
    if (account && !findClosing(account)) sendSignInLink(world, account, body.target);
    return true;
  }),

  defineHandler(requestPasswordReset, ({ world, body }) => {
    limitMails(world, 'reset link', body.email);
    const account = findAccountByEmail(world, body.email);
    if (account && !findClosing(account)) sendResetLink(world, account);
    return true;
  }),

  defineHandler(checkPasswordReset, ({ world, params }) => ({
    valid: findByResetKey(world.accounts, params.token) !== undefined,
  })),

  defineHandler(resetPassword, ({ world, params, body }) => {
    const account = findByResetKey(world.accounts, params.token);
    if (!account) throw new HttpError(404, { message: 'This link no longer works.' });
    changePassword(account, body.password, null);
    return { token: issueToken(account, world.now()) };
  }),
];
