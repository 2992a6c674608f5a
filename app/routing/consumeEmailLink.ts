import { matchPath } from 'react-router';
import { MAX_TOKEN_LENGTH } from '../api/parseToken.ts';
import { pathTo, routeTable } from './routeTable.ts';

/** The content of a link in an e-mail. Its token is held in memory only. */
export type EmailLink =
  | { kind: 'magic'; token: string; confirm: boolean; target: string | null }
  | { kind: 'reset'; token: string };

/** Replaces the token in the address; a link with it has been consumed before. */
export const consumedToken = 'link';

/**
 * The e-mail link in the address, or null; replaces the address at once, because the token must reach neither the
 * history nor a request, an event or the log. Must be the first thing that the app does.
 */
export function consumeEmailLink(
  address: Pick<Location, 'pathname' | 'search'>,
  history: Pick<History, 'replaceState'>,
): EmailLink | null {
  const found = parseEmailLink(address);
  if (!found) return null;
  history.replaceState(null, '', found.addressWithoutToken);
  return found.link;
}

/** Null for pages without links; `link` is null when it has been consumed before. Never throws. */
export function parseEmailLink({ pathname, search }: Pick<Location, 'pathname' | 'search'>): {
  link: EmailLink | null;
  addressWithoutToken: string;
} | null {
  const magic = parseTokenParam('magicLink', pathname);
  if (magic) {
    const { token, addressWithoutToken } = magic;
    const query = parseMagicLinkQuery(new URLSearchParams(search));
    return { link: token === null ? null : { kind: 'magic', token, ...query }, addressWithoutToken };
  }
  const reset = parseTokenParam('resetPassword', pathname);
  if (!reset) return null;
  const { token, addressWithoutToken } = reset;
  return { link: token === null ? null : { kind: 'reset', token }, addressWithoutToken };
}

function parseTokenParam(page: 'magicLink' | 'resetPassword', pathname: string) {
  const token = matchPath(routeTable[page].pattern, pathname)?.params.token;
  if (token === undefined) return null;
  return {
    // One character more than a token may have, so that a longer one stays invalid.
    token: token === consumedToken ? null : token.slice(0, MAX_TOKEN_LENGTH + 1),
    addressWithoutToken: pathTo(page, { token: consumedToken }),
  };
}

const parseMagicLinkQuery = (query: URLSearchParams) => ({
  confirm: query.has('confirm') && !['0', 'false'].includes(query.get('confirm') ?? ''),
  target: query.get('target'),
});
