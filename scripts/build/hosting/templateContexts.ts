import { contentTypes } from './contentTypes.ts';
import { deltaRules, memberDocument, toDocumentDictionary } from './deltas.ts';
import { type HeaderLine, isImmutable, toHeaderLines, toQuotable, toShapeHeaderLines } from './headerLines.ts';
import {
  apiCallPattern,
  apiMethods,
  apiRequestHeaders,
  hiddenPattern,
  packedPattern,
  refusedPattern,
} from './requestFilters.ts';
import { documentCacheControl, type Headers, type ServingRules } from './servingRules.ts';
import { policyHeader, type SiteFacts, type SiteShape } from './siteShapes.ts';

const toNginxVariable = (name: string) => `$matchpress_${name}`;
const toCaddyVariable = (name: string) => `{matchpress_${name}}`;

const requestHeaders = apiRequestHeaders.map((name) => {
  const variable = `http_${name.toLowerCase().replaceAll('-', '_')}`;
  return { name, variable, caddySent: `{header.${name}}`, caddyKept: `{vars.${variable}}` };
});

/** Rules for requests in the templates that sites share. */
export const requestRules = {
  ...{ apiCallPattern, refusedPattern, hiddenPattern, apiMethods, requestHeaders },
  ...{ ...deltaRules, documentCacheControl },
};

const toLiteralPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Length of the longest host that fits into nginx's table of hosts, unless the operator widens that; in characters. */
const MAX_NGINX_HOST_LENGTH = 46;

/** Writes a host for nginx: a long one as a pattern, which needs no place in the table. */
export const toNginxServerName = (host: string): string =>
  host.length > MAX_NGINX_HOST_LENGTH ? `"~^${toLiteralPattern(host)}$"` : host;

/** Number of hashes in a value, which nginx reads up to 4,096 characters. */
const NGINX_HASHES_PER_VALUE = 100;

/** Lists the lines of one map of nginx for each number of a fact. */
function toNginxMaps(sites: readonly SiteFacts[], toValues: (site: SiteFacts) => readonly string[]) {
  const lines = sites.flatMap((site) =>
    toValues(site).map((value, number) => ({ name: toNginxServerName(site.host), value, number })),
  );
  return [...Map.groupBy(lines, ({ number }) => number).values()];
}

/** Writes hashes with their numbers, as many in a value as nginx reads. */
const toNginxHashes = (hashes: readonly string[]): string[] =>
  Map.groupBy(hashes.entries(), ([number]) => Math.floor(number / NGINX_HASHES_PER_VALUE))
    .values()
    .map((some) => some.map(([number, hash]) => `${number}=${hash} `).join(''))
    .toArray();

/**
 * Builds the context of the sites' nginx template; nginx prefers an exact location to a folder, and a folder to the rest.
 */
export function toNginxContext(shapes: readonly SiteShape[]) {
  const sites = shapes.flatMap((shape) => shape.sites);
  return {
    ...{ hiddenPattern, packedPattern, requestHeaders },
    values: toNginxMaps(sites, ({ values }) => values.map(toQuotable)),
    hashes: toNginxMaps(sites, ({ hashes }) => toNginxHashes(hashes)),
    shapes: shapes.map(({ rules, missing, sites: own }) => ({
      names: own.map(({ host }) => toNginxServerName(host)),
      locations: [
        ...rules.map(({ path, serves, page, to, hash = false, deltas, headers }) => ({
          match: path === '/*' ? '/' : path.endsWith('/*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`,
          page,
          isFolder: serves === 'file' && path.endsWith('/*'),
          to,
          hash,
          deltas,
          dictionary: deltas && page && toDocumentDictionary(path),
          encrypted: to?.startsWith('https:'),
          internal: false,
          headers: toShapeHeaderLines(headers, toNginxVariable, { serves, deltas }),
        })),
        {
          match: '= /404.html',
          page: '404.html',
          internal: true,
          headers: toShapeHeaderLines(missing, toNginxVariable),
        },
      ],
    })),
  };
}

const typeOf = (file: string): string =>
  contentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** Writes hosts as the addresses of one block of a Caddyfile. */
export const toCaddyAddresses = (hosts: readonly { host: string }[]): string =>
  hosts.map(({ host }) => `{$MATCHPRESS_SCHEME:https}://${host}`).join(',\n');

/**
 * Builds the context of the sites' Caddy template. A path in a Caddyfile would match in any case, so each is a pattern.
 */
export const toCaddyContext = (all: readonly SiteShape[]) => ({
  blocks: all.map(({ rules, missing, sites }) => ({
    addresses: toCaddyAddresses(sites),
    // The first only tells that the site is listed.
    facts: [
      toCaddyVariable('site'),
      ...sites[0]!.values.map((_, number) => toCaddyVariable(`header_${number}`)),
      ...sites[0]!.hashes.map((_, number) => toCaddyVariable(`hash_${number}`)),
    ],
    sites: sites.map(({ host, hashes, values }) => ({
      host,
      facts: [host, ...values.map(toQuotable), ...hashes],
    })),
    rules: rules.map(({ path, serves, page, to, hash, deltas, headers }) => ({
      path: path !== '/*' && path,
      pattern: path.endsWith('/*') ? `^${toLiteralPattern(path.slice(0, -1))}` : `^${toLiteralPattern(path)}$`,
      page,
      type: !(serves === 'file' && path.endsWith('/*')) && typeOf(page ?? path),
      to,
      hash: hash !== undefined && toCaddyVariable(`hash_${hash}`),
      deltas,
      dictionary: deltas && page && toDocumentDictionary(path),
      headers: toShapeHeaderLines(headers, toCaddyVariable, { serves, deltas }),
    })),
    missing: toShapeHeaderLines(missing, toCaddyVariable),
  })),
  missingType: contentTypes.html,
  types: contentTypes,
  packedPattern,
});

/** Limits of the hosts, which silently ignore longer lines and further blocks. */
const MAX_HEADER_LINE_LENGTH = 2000;
const MAX_HEADERS_BLOCKS = 100;

interface HeadersBlock {
  path: string;
  /** Headers of earlier blocks that this one removes. */
  detached: readonly string[];
  headers: HeaderLine[];
}

/** Whether the headers belong to a document with a policy other than the page's. */
const hasOwnPolicy = (headers: Headers, page: Headers) =>
  headers[policyHeader] !== undefined && headers[policyHeader] !== page[policyHeader];

/**
 * Builds the blocks of `_headers`. An address gets the headers of every matching block, joined by commas, so a header
 * may be in two blocks for one address only if the later one removes the earlier. A missing file gets the headers of
 * its folder, so nothing there is immutable: a browser would keep the 404 after the file has come back. Proxied answers
 * have the headers of the API alone. Throws beyond the limits.
 */
export function toHeadersContext({ rules: all, missing: forAll }: ServingRules) {
  const rules = all.filter(({ serves }) => serves !== 'proxy');
  // A folder's block is that of its files; the documents in that of the frames have their own.
  const files = rules.filter(
    ({ path, serves }) => serves === 'file' && /^\/[^/]+(?:\/\*)?$/.test(path) && path !== '/frames/*',
  );
  const frames = rules.filter(({ headers }) => hasOwnPolicy(headers, forAll));
  const toBlock = (path: string, own: Headers): HeadersBlock => ({
    path,
    detached: Object.keys(forAll).filter((name) => forAll[name] !== own[name]),
    headers: toHeaderLines(Object.fromEntries(Object.entries(own).filter(([name, value]) => forAll[name] !== value))),
  });
  const blocks: HeadersBlock[] = [
    { path: '/*', detached: [], headers: toHeaderLines(forAll) },
    ...files.map(({ path, headers }) => {
      const { 'Cache-Control': own = '' } = headers;
      return toBlock(path, { ...forAll, ...headers, 'Cache-Control': isImmutable(own) ? 'public, max-age=3600' : own });
    }),
    ...frames.map(({ path, headers }) => toBlock(path, headers)),
  ];
  const tooLong = blocks
    .flatMap(({ headers }) => headers)
    .find(({ name, value }) => name.length + value.length + 4 > MAX_HEADER_LINE_LENGTH);
  if (tooLong) throw new Error(`${tooLong.name} is longer than a line of _headers can be`);
  if (blocks.length > MAX_HEADERS_BLOCKS) throw new Error('_headers has more rules than hosts read');
  return { blocks };
}

/** The page of an address as `_redirects` names it: its hosts redirect away from the names of files. */
interface PageAddress {
  path: string;
  page: string;
}

const toPageAddress = (file: string): string => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

/** The address of the page that answers all addresses without one of their own. */
export const memberPageAddress: string = toPageAddress(memberDocument);

/** A document of the app: its page's own address, and those that it shows the page at, if these are others. */
interface PageDocument {
  path: string;
  shownAt?: readonly string[];
  file: string;
}

/**
 * Lists the pages whose files are not named as their addresses; the hosts of `_redirects` find the others themselves.
 */
export const listRedirectedPages = (documents: readonly PageDocument[]): PageAddress[] =>
  documents
    .flatMap(({ path, shownAt = [path], file }) => shownAt.map((one) => ({ path: one, page: toPageAddress(file) })))
    .filter(({ path, page }) => page !== path);

/**
 * Builds the context of `_redirects`.
 *
 * @param isProxied whether the site expects its host to proxy calls to the API, which these hosts cannot do: their
 *   proxied answers have no header of the site, so one could be opened as a page of it
 * @param firstSegments of every address that the app has a page for: hosts that only read this file need them one by
 *   one, because a rule for all addresses would hide missing files
 */
export const toRedirectsContext = (
  isProxied: boolean,
  documents: readonly PageDocument[],
  firstSegments: readonly string[],
) => ({
  isProxied,
  pages: listRedirectedPages(documents),
  memberPageAddress,
  addresses: firstSegments.map((path) => ({
    path,
    hasPage: documents.some(({ shownAt, file }) => shownAt?.includes(path) || toPageAddress(file) === path),
  })),
});
