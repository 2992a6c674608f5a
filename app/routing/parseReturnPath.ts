import { toRouteTarget } from './routeTable.ts';

/** Only for reading addresses; nothing is ever sent there. */
const placeholderOrigin = 'https://own.invalid';

/** Pages that must not follow a sign-in: they act. */
const excludedPages = new Set(['completePayment', 'root', 'membershipArea']);

/**
 * The page to return to after signing in, or null. Accepts only the plain path of one of our own pages for members: no
 * host, no query, no hash, nothing that the browser would read differently than it is written.
 */
export function parseReturnPath(written: string | null): string | null {
  if (!written || written.length > 200 || !URL.canParse(written, placeholderOrigin)) return null;
  const url = new URL(written, placeholderOrigin);
  if (url.origin !== placeholderOrigin || url.pathname !== written) return null;
  if (!/^(\/[A-Za-z0-9_-]+)+$/.test(written)) return null;
  const target = toRouteTarget({ pathname: written, search: '' });
  return target.name !== null && target.access === 'member' && !excludedPages.has(target.name) ? written : null;
}
