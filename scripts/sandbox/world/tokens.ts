import { createHash } from 'node:crypto';
import { signToken } from '../jwt.ts';
import type { Account } from './accounts.ts';
import { rolesOf } from './membership.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** A token that is valid for 24 hours from `now` (milliseconds). */
export function issueToken(account: Account, now: number): string {
  const { userId, email, town } = account;
  const exp = Math.floor(now / 1000) + DAY_S;
  return signToken({ user_id: userId, email, country: town.country, exp, roles: rolesOf(account, now) });
}

/** The token of a confirmation link; only for the address it was made for, and as long as others. */
export function issueConfirmationToken({ userId, email, town }: Account, now: number): string {
  const exp = Math.floor(now / 1000) + DAY_S;
  return signToken({ user_id: userId, email, country: town.country, exp, confirms: email });
}

/** The `websocket_jwt`: valid for the socket only, for an hour. */
export function issueSocketToken({ userId, email, town }: Account, now: number): string {
  return signToken({
    user_id: userId,
    email,
    country: town.country,
    exp: Math.floor(now / 1000) + HOUR_S,
    use: 'socket',
  });
}

/** The key to what the member writes on their devices: the same in every session, and told to nobody else. */
export const createDraftKey = ({ userId }: Account): string =>
  createHash('sha256').update(`drafts/${userId}`).digest('base64url');

/** The key of a reset link; valid until the password changes. */
export function createResetKey({ userId, password }: Account): string {
  return createHash('sha256').update(`${userId}/${password}`).digest('hex').slice(0, 32);
}

export function findByResetKey(accounts: readonly Account[], key: string): Account | undefined {
  return accounts.find((account) => createResetKey(account) === key);
}
