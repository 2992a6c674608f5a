import { parseUrl } from '../lib/parseUrl.ts';
import { toRouteTarget } from './routeTable.ts';

/** Only for parsing paths; no request goes there. */
const placeholderOrigin = 'https://own.invalid';
const MAX_PATH_LENGTH = 200;

/** Pages that must not follow a sign-in, because opening them acts or redirects. */
const excludedPages = new Set(['completePayment', 'root', 'membershipArea']);

/**
 * The path to return to after signing in, or null. Accepts only the plain path of a page for members: no host, no query,
 * no hash, and nothing that the browser would normalise.
 */
export function parseReturnPath(path: string | null): string | null {
  if (!path || path.length > MAX_PATH_LENGTH) return null;
  const url = parseUrl(path, placeholderOrigin);
  if (url?.origin !== placeholderOrigin || url.pathname !== path) return null;
  if (!/^(\/[A-Za-z0-9_-]+)+$/.test(path)) return null;
  const target = toRouteTarget({ pathname: path, search: '' });
  return target.name !== null && target.access === 'member' && !excludedPages.has(target.name) ? path : null;
}
