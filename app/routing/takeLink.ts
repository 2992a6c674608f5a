import { matchPath } from 'react-router';
import { pathTo, routeTable } from './routeTable.ts';

/** What a link in an e-mail carries. Its token is kept in memory only. */
export type MailLink =
  | { kind: 'magic'; token: string; confirm: boolean; target: string | null }
  | { kind: 'reset'; token: string };

/** Stands in the address in place of a token; reading it again says that there is none any more. */
export const takenToken = 'link';

/** Far longer than any token; what is longer is not worth keeping. */
const longestToken = 8192;

/**
 * The link in the address, if it has one, which is replaced in the same breath: the token must reach neither the
 * history nor a request, an event or the log. Must be the first thing that the app does.
 */
export function takeLink(address: Pick<Location, 'pathname' | 'search'>, past: Pick<History, 'replaceState'>) {
  const found = parseLink(address);
  if (!found) return null;
  past.replaceState(null, '', found.neutral);
  return found.link;
}

/** Total: whatever is in the address, it gives a link, or the mark of one already taken, or null for other pages. */
export function parseLink({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const magic = readToken(routeTable.magicLink.pattern, pathname);
  if (magic !== null) {
    const query = new URLSearchParams(search);
    const neutral = pathTo('magicLink', { token: takenToken });
    if (magic === takenToken) return { link: null, neutral };
    return { link: { kind: 'magic', token: magic, ...readQuery(query) } satisfies MailLink, neutral };
  }
  const reset = readToken(routeTable.resetPassword.pattern, pathname);
  if (reset === null) return null;
  const neutral = pathTo('resetPassword', { token: takenToken });
  return { link: reset === takenToken ? null : ({ kind: 'reset', token: reset } satisfies MailLink), neutral };
}

function readToken(pattern: string, pathname: string): string | null {
  const token = matchPath(pattern, pathname)?.params.token;
  if (token === undefined) return null;
  return token.slice(0, longestToken + 1);
}

const readQuery = (query: URLSearchParams) => ({
  confirm: query.has('confirm') && !['0', 'false'].includes(query.get('confirm') ?? ''),
  target: query.get('target'),
});
