import { parseUrl } from '../lib/parseUrl.ts';
import { toRouteTarget } from './routeAddresses.ts';

/** Origin for parsing paths, to which no request goes. */
const placeholderOrigin = 'https://own.invalid';
const MAX_PATH_LENGTH = 200;

/**
 * The path to return to after signing in, or null. Accepts only the plain path of a page for members: no host, no query,
 * no hash, and nothing that the browser would normalise.
 */
export function parseReturnPath(path: string | null): string | null {
  if (!path || path.length > MAX_PATH_LENGTH) return null;
  const url = parseUrl(path, placeholderOrigin);
  if (url?.origin !== placeholderOrigin || url.pathname !== path) return null;
  if (!/^(\/[A-Za-z0-9_-]+)+$/.test(path)) return null;
  const { name, access, isAlias } = toRouteTarget({ pathname: path, search: '' });
  // The page that a payment returns to acts when it is opened, and signing in leads to the aliases of home anyway.
  const isExcluded = name === 'completePayment' || (name === 'home' && isAlias);
  return name !== null && access === 'member' && !isExcluded ? path : null;
}
