import { matchPath } from 'react-router';
import { pathTo, routeTable } from './routeTable.ts';

/** What a link in an e-mail carries. Its token is kept in memory only. */
export type EmailLink =
  | { kind: 'magic'; token: string; confirm: boolean; target: string | null }
  | { kind: 'reset'; token: string };

/** Stands in the address in place of a token; reading it again says that there is none any more. */
export const consumedToken = 'link';

/** Far longer than any token; what is longer is not worth keeping. */
const MAX_TOKEN_LENGTH = 8192;

/**
 * The link in the address, if it has one, which is replaced in the same breath: the token must reach neither the
 * history nor a request, an event or the log. Must be the first thing that the app does.
 */
export function consumeEmailLink(address: Pick<Location, 'pathname' | 'search'>, past: Pick<History, 'replaceState'>) {
  const found = parseEmailLink(address);
  if (!found) return null;
  past.replaceState(null, '', found.neutral);
  return found.link;
}

/** Total: whatever is in the address, it gives a link, or the mark of one already taken, or null for other pages. */
export function parseEmailLink({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const magic = parseTokenParam(routeTable.magicLink.pattern, pathname);
  if (magic !== null) {
    const query = new URLSearchParams(search);
    const neutral = pathTo('magicLink', { token: consumedToken });
    if (magic === consumedToken) return { link: null, neutral };
    return { link: { kind: 'magic', token: magic, ...parseMagicLinkQuery(query) } satisfies EmailLink, neutral };
  }
  const reset = parseTokenParam(routeTable.resetPassword.pattern, pathname);
  if (reset === null) return null;
  const neutral = pathTo('resetPassword', { token: consumedToken });
  return { link: reset === consumedToken ? null : ({ kind: 'reset', token: reset } satisfies EmailLink), neutral };
}

function parseTokenParam(pattern: string, pathname: string): string | null {
  const token = matchPath(pattern, pathname)?.params.token;
  if (token === undefined) return null;
  return token.slice(0, MAX_TOKEN_LENGTH + 1);
}

const parseMagicLinkQuery = (query: URLSearchParams) => ({
  confirm: query.has('confirm') && !['0', 'false'].includes(query.get('confirm') ?? ''),
  target: query.get('target'),
});
