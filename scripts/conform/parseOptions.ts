import { UsageError } from '../lib/problem.ts';
import type { Credentials } from './openChecks.ts';

const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

function parseOrigin(text: string, option: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new UsageError(`${option} ${text}: an origin is meant, such as https://api.example`);
  }
  return url;
}

/** The origin of an API. Throws a UsageError unless it is one, and for http elsewhere than on this machine. */
export function parseApiOrigin(text: string): string {
  const { origin, protocol, hostname } = parseOrigin(text, '--api');
  if (protocol === 'http:' && !loopbackHosts.includes(hostname)) {
    throw new UsageError('--api: a password is sent by https only, except to this machine');
  }
  return origin;
}

/** The origin of a site. Throws a UsageError unless it is one. */
export const parseSiteOrigin = (text: string): string => parseOrigin(text, '--origin').origin;

/** Adds an account, written as `email:password`; a password may hold colons. Throws a UsageError for any other text. */
export function parseAccount(text: string, before: readonly Credentials[] = []): Credentials[] {
  const colon = text.indexOf(':');
  const [email, password] = [text.slice(0, colon), text.slice(colon + 1)];
  if (colon < 1 || !email.includes('@') || password === '') {
    throw new UsageError('--account: an address and a password are meant, as in anna@members.example:secret');
  }
  return [...before, { email, password }];
}
