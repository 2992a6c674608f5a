import { createHash } from 'node:crypto';
import { signToken } from '../jwt.ts';
import type { Account } from './accounts.ts';
import type { World } from './createWorld.ts';

const DAY_S = 86_400;

/** A token that is good for 24 hours. `now` in milliseconds. */
export function issueToken({ userId, email, town }: Account, now: number): string {
  return signToken({ user_id: userId, email, country: town.country, exp: Math.floor(now / 1000) + DAY_S });
}

/** What `websocket_jwt` holds; it opens the socket alone, for an hour. */
export function issueSocketToken({ userId, email, town }: Account, now: number): string {
  return signToken({
    user_id: userId,
    email,
    country: town.country,
    exp: Math.floor(now / 1000) + 3600,
    use: 'socket',
  });
}

/** The key of a reset link; it is good until the password changes. */
export function createResetKey({ userId, password }: Account): string {
  return createHash('sha256').update(`${userId}/${password}`).digest('hex').slice(0, 32);
}

export function findByResetKey(world: World, key: string): Account | undefined {
  return world.accounts.find((account) => createResetKey(account) === key);
}
