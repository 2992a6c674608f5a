import { isReadableOnTheWay } from '../../lib/isReadableOnTheWay.ts';
import { UsageError } from '../../lib/problem.ts';
import type { Credentials } from './signInChecks.ts';

function parseOrigin(text: string, option: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new UsageError(`${option} ${text}: an origin is meant, such as https://api.example`);
  }
  return url;
}

/** Parses the origin of an API. Throws a UsageError unless it is one, and for http elsewhere than on this machine. */
export function parseApiOrigin(text: string): string {
  const url = parseOrigin(text, '--api');
  if (isReadableOnTheWay(url)) {
    throw new UsageError('--api: a password is sent by https only, except to this machine');
  }
  return url.origin;
}

/** Parses the origin of a site. Throws a UsageError unless it is one. */
export const parseSiteOrigin = (text: string): string => parseOrigin(text, '--origin').origin;

/** Environment variable with the passwords: others can see the command line. */
export const passwordVariable = 'MATCHPRESS_CONFORM_PASSWORD';

/** Least length of a password, in characters. */
const MIN_PASSWORD_LENGTH = 6;

/** Adds the address of an account. Throws a UsageError for any other text, which it does not repeat: it may be a password. */
export function parseAccount(text: string, before: readonly string[] = []): string[] {
  if (!/^[^\s:@]+@[^\s:@]+$/.test(text)) {
    throw new UsageError(`--account: an address alone is meant; its password belongs in ${passwordVariable}`);
  }
  return [...before, text];
}

/**
 * Pairs each account with its password. Throws a UsageError if one is missing or too short.
 *
 * @param passwords one for all accounts, or one a line in their order
 */
export function toCredentials(emails: readonly string[], passwords: string | undefined): Credentials[] {
  if (!passwords) throw new UsageError(`${passwordVariable} is not set; it holds the password of the account`);
  const lines = passwords.split(/\r?\n/).filter((line) => line !== '');
  if (lines.length !== 1 && lines.length !== emails.length) {
    const counts = `${lines.length} lines for ${emails.length} accounts`;
    throw new UsageError(`${passwordVariable} has ${counts}; write one password for all, or one a line for each`);
  }
  if (lines.some((line) => line.length < MIN_PASSWORD_LENGTH)) {
    throw new UsageError(
      `${passwordVariable} has fewer than ${MIN_PASSWORD_LENGTH} characters, too few for a password`,
    );
  }
  return emails.map((email, index) => ({ email, password: lines[index] ?? lines[0]! }));
}
