import { findTarget } from './routeTable.ts';

/** Only for reading addresses; nothing is ever sent there. */
const anyOrigin = 'https://own.invalid';

/** Pages that must not follow a sign-in: they act. */
const forbidden = new Set(['completePayment', 'root', 'membershipArea']);

/**
 * The page to return to after signing in, or null. Accepts only the plain path of one of our own pages for members: no
 * host, no query, no hash, nothing that the browser would read differently than it is written.
 */
export function parseReturnPath(written: string | null): string | null {
  if (!written || written.length > 200 || !URL.canParse(written, anyOrigin)) return null;
  const url = new URL(written, anyOrigin);
  if (url.origin !== anyOrigin || url.pathname !== written) return null;
  if (!/^(\/[A-Za-z0-9_-]+)+$/.test(written)) return null;
  const target = findTarget({ pathname: written, search: '' });
  return target.name !== null && target.access === 'member' && !forbidden.has(target.name) ? written : null;
}
