import { createHash } from 'node:crypto';
import { type Claims, signToken } from '../jwt.ts';
import type { Account } from './accountTypes.ts';
import { rolesOf } from './membership.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Issues a token that is valid for 24 hours from `now` (milliseconds), for a new session or the one that is named. */
export function issueToken(account: Account, now: number, session?: string): string {
  return signToken({ ...claimsOf(account, now, DAY_S, session), roles: rolesOf(account, now) });
}

/** Issues the token of a confirmation link; only for the address it was made for, and as long as others. */
export const issueConfirmationToken = (account: Account, now: number): string =>
  signToken({ ...claimsOf(account, now, DAY_S), confirms: account.email });

/** Issues the `websocket_jwt` of a session: valid for the socket only, for an hour. */
export const issueSocketToken = (account: Account, now: number, session?: string): string =>
  signToken({ ...claimsOf(account, now, HOUR_S, session), use: 'socket' });

function claimsOf(account: Account, now: number, lastsS: number, session?: string): Claims {
  const { userId, email, town, tokenGeneration } = account;
  account.issuedTokens += 1;
  return {
    ...{ user_id: userId, email, country: town.country, exp: Math.floor(now / 1000) + lastsS },
    ...{ session: session ?? `${userId}-${account.issuedTokens}`, generation: tokenGeneration },
  };
}

/** Changes the password, which ends all sessions but the one that has changed it. */
export function changePassword(account: Account, password: string, changedBy: Claims | null): void {
  account.password = password;
  endAllTokensBut(account, changedBy);
}

/** Ends all tokens of an account, also those that were never used, but those of one session. */
export function endAllTokensBut(account: Account, kept: Claims | null): void {
  account.tokenGeneration += 1;
  account.keptSession = kept?.session ?? null;
  for (const id of account.sessions.keys()) if (id !== account.keptSession) account.sessions.delete(id);
}

/** Whether the session of a token has been ended, alone or with all others, as by a change of the password. */
export const isEnded = (
  { tokenGeneration, keptSession, endedSessions }: Account,
  { generation = 0, session }: Claims,
): boolean =>
  (generation !== tokenGeneration && (session === undefined || session !== keptSession)) ||
  (session !== undefined && endedSessions.has(session));

/** Creates the key to what the member writes on their devices: the same in every session, and told to nobody else. */
export const createDraftKey = ({ userId }: Account): string =>
  createHash('sha256').update(`drafts/${userId}`).digest('base64url');

/** Creates the key of a reset link; valid until the password changes. */
export function createResetKey({ userId, password }: Account): string {
  return createHash('sha256').update(`${userId}/${password}`).digest('hex').slice(0, 32);
}

export function findByResetKey(accounts: readonly Account[], key: string): Account | undefined {
  return accounts.find((account) => createResetKey(account) === key);
}
