import { HttpError } from '../handler.ts';
import type { Account } from '../world/accountTypes.ts';
import type { World } from '../world/createWorld.ts';

const WINDOW_MS = 15 * 60_000;
/** Limit within the window, for one address and one kind of attempt. */
const MAX_ATTEMPTS = 5;
/** Limit within the window, for one client. Without `X-Forwarded-For` all requests to the sandbox are from the same. */
const MAX_ATTEMPTS_OF_CLIENT = 100;

/** Counts an attempt. Throws 429 with the seconds to wait if there have been too many. */
function countAttempt({ attempts, now }: World, key: string, max: number): void {
  const recent = recentAttempts(attempts, key, now());
  if (recent.length >= max) {
    const retryAfter = Math.ceil((recent.at(-max)! + WINDOW_MS - now()) / 1000);
    throw new HttpError(429, { message: 'Too many attempts.' }, { retryAfter });
  }
  attempts.set(key, [...recent, now()]);
}

const recentAttempts = (attempts: World['attempts'], key: string, now: number): readonly number[] =>
  (attempts.get(key) ?? []).filter((at) => now - at < WINDOW_MS);

/** Limits emails of a kind to an address, whether or not it belongs to an account. */
export const limitMails = (world: World, kind: string, email: string): void =>
  countAttempt(world, `${kind} ${normalize(email)}`, MAX_ATTEMPTS);

/**
 * Limits what anybody may send without a token: by client, and by what it names (a contract, a decision). The sender's
 * own address limits nothing, because the sender can invent another for each attempt.
 */
export function limitDeclarations(world: World, client: string, kind: string, named: string): void {
  countAttempt(world, `${kind} of ${client}`, MAX_ATTEMPTS_OF_CLIENT);
  countAttempt(world, `${kind} ${normalize(named)}`, MAX_ATTEMPTS);
}

/** Limits reports by client. One with an address is confirmed by email, so that the address has a limit, too. */
export function limitReports(world: World, client: string, email: string): void {
  if (email === '') countAttempt(world, `anonymous report of ${client}`, MAX_ATTEMPTS);
  else limitDeclarations(world, client, 'report', email);
}

/** Whether a password is right. After too many wrong ones for an address or in all, right ones are refused, too. */
export function isRightPassword(world: World, email: string, account: Account | undefined, password: string): boolean {
  const key = `password ${normalize(email)}`;
  countAttempt(world, 'password', MAX_ATTEMPTS_OF_CLIENT);
  countAttempt(world, key, MAX_ATTEMPTS);
  if (account?.password !== password) return false;
  world.attempts.delete(key);
  world.attempts.set('password', (world.attempts.get('password') ?? []).slice(0, -1));
  return true;
}

const normalize = (email: string) => email.trim().toLowerCase();
