import { MAX_TOKEN_LENGTH } from '../api/parseToken.ts';
import { readMailedAddress } from '../boot/mailedAddress.ts';
import { matchPage, pathTo } from './routeAddresses.ts';
import { isPaymentReturn, tidyMailedPath, unseen } from './tidyMailedPath.ts';

/** The content of a link in an email. Its token is held in memory only. */
export type EmailLink =
  | { kind: 'magic'; token: string; confirm: boolean; target: string | null }
  | { kind: 'reset'; token: string };

/** Replacement of the token in the address; a link with it has been consumed before. */
export const consumedToken = 'link';

type Address = Pick<Location, 'pathname' | 'search'> & Partial<Pick<Location, 'hash'>>;

/**
 * Reads the email link in the address, or in that which the boot script has hidden; null if there is none. Replaces the
 * address at once, because a token must reach neither the history nor a request, an event or the log, even at an address
 * without a page; also removes what mail programs have added. Must be the first thing that the app does.
 */
export function consumeEmailLink(
  written: Address,
  history: Pick<History, 'replaceState'> & Partial<Pick<History, 'state'>>,
): EmailLink | null {
  const mailed = readMailedAddress(history.state);
  const address = mailed === undefined ? written : new URL(mailed);
  const found = parseEmailLink(address);
  if (found) {
    history.replaceState(null, '', found.addressWithoutToken);
    return found.link;
  }
  const { pathname, search, hash = '' } = address;
  const harmless = removeTokens(pathname, search + hash);
  if (mailed !== undefined) history.replaceState(null, '', harmless);
  else if (harmless !== pathname + search + hash) history.replaceState(history.state, '', harmless);
  return null;
}

/**
 * Parses the email link in an address; null for pages without links. `link` is null when it has been consumed before.
 * Never throws.
 */
export function parseEmailLink(address: Address): {
  link: EmailLink | null;
  addressWithoutToken: string;
} | null {
  const { pathname, query } = tidyMailedPath(address.pathname);
  const magic = parseTokenParam('magicLink', pathname);
  if (magic !== null) {
    const rest = parseQuery(decode(`${address.search}&${query}`.replace(unseen, '')));
    return {
      link: magic === consumedToken ? null : { kind: 'magic', token: magic, ...rest },
      addressWithoutToken: pathTo('magicLink', { token: consumedToken }),
    };
  }
  const reset = parseTokenParam('resetPassword', pathname);
  if (reset === null) return null;
  return {
    link: reset === consumedToken ? null : { kind: 'reset', token: reset },
    addressWithoutToken: pathTo('resetPassword', { token: consumedToken }),
  };
}

/**
 * Parses the token in the path, without what surrounds it: tokens have letters, digits, "_" and "-", and dots between.
 */
function parseTokenParam(page: 'magicLink' | 'resetPassword', pathname: string): string | null {
  const written = matchPage(page, pathname)?.token;
  if (written === undefined) return null;
  const unbroken = decode(written).replace(/=?\s+|=(?=[\w.-])/g, '');
  const [, token = ''] = /^[^\w-]*([\w-]*(?:\.+[\w-]+)*)/.exec(unbroken)!;
  // One character more than a token may have, so that a longer one stays invalid.
  return token.slice(0, MAX_TOKEN_LENGTH + 1);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Parses the query, which may have two question marks, entities for "&", "=3D" for "=", and quotes around a value. */
function parseQuery(written: string) {
  const query = new URLSearchParams(written.replaceAll(/[?;]/g, '&'));
  const read = (name: string) => query.get(name)?.replace(/^(?:3D|[^\w/]+)|[&<>"].*|[^\w/-]+$/gs, '') ?? null;
  const confirm = read('confirm');
  return { confirm: confirm !== null && confirm !== '0' && confirm !== 'false', target: read('target') };
}

/** Pattern of the start of a token, however often it was encoded. */
const tokenStart = /eyJ[\w-]+(?:\.|%(?:25)*2[Ee])/;

/** The address as it was meant; that of the not-found page for a token in another place. */
function removeTokens(pathname: string, rest: string): string {
  const path = tidyMailedPath(pathname).pathname;
  if (isPaymentReturn(path)) return path + rest;
  if (/(?:magic-?link|reset-?password).*[^/]/i.test(path) || tokenStart.test(path)) return pathTo('errorNotFound');
  const holdsLink = /(?:magic-?link|reset-?password)(?:\/|%(?:25)*2F)./i.test(rest);
  return /magic-?link|reset-?password/i.test(path) || holdsLink || tokenStart.test(rest) ? path : path + rest;
}
