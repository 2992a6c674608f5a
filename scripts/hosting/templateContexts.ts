import { assertValidHeader } from './assertValidHeader.ts';
import type { Headers, ServingRules } from './servingRules.ts';

interface HeaderLine {
  name: string;
  value: string;
  /** Also with a status that tells of an error. */
  always: boolean;
}

const toHeaderLines = (headers: Headers): HeaderLine[] =>
  Object.entries(headers).map(([name, value]) => {
    assertValidHeader(name, value);
    return { name, value, always: !isImmutable(value) };
  });

const isImmutable = (value: string) => value.includes('immutable');

/** What the nginx template of a site is filled with: an exact location goes before a folder, a folder before the rest. */
export function toNginxContext({ host, rules, missing }: ServingRules) {
  const locations = rules.map(({ path, serves, headers }) => ({
    match: path === '/*' ? '/' : path.endsWith('/*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`,
    page: serves === 'page' && 'index.html',
    internal: false,
    headers: toHeaderLines(headers),
  }));
  const notFound = { match: '= /404.html', page: '404.html', internal: true, headers: toHeaderLines(missing) };
  return { host, locations: [...locations, notFound] };
}

/** What the Caddy template of a site is filled with. */
export const toCaddyContext = ({ host, rules, missing }: ServingRules) => ({
  host,
  rules: rules.map(({ path, serves, headers }) => ({
    match: path === '/*' ? 'handle' : `handle ${path}`,
    page: serves === 'page',
    headers: toHeaderLines(headers),
  })),
  missing: toHeaderLines(missing),
});

/** Longest line and most rules that the hosts read; beyond, they drop them without a word. */
const MAX_HEADER_LINE_LENGTH = 2000;
const MAX_HEADERS_BLOCKS = 100;

interface HeadersBlock {
  path: string;
  /** Headers of the blocks before that this one takes back. */
  detached: readonly string[];
  headers: HeaderLine[];
}

const policyHeader = 'Content-Security-Policy';

/** Whether what is served so is a document with a policy other than the page's. */
const hasOwnPolicy = (headers: Headers, page: Headers) =>
  headers[policyHeader] !== undefined && headers[policyHeader] !== page[policyHeader];

/**
 * The blocks of `_headers`. An address gets the headers of every block that fits it, joined by commas, so no header may
 * stand in two blocks that fit the same address, unless the later one takes back what the earlier gave. And a missing file gets those of its folder: nothing there is for ever,
 * or a file that comes back would stay missing for whoever asked too early.
 */
export function toHeadersContext({ rules, missing }: ServingRules) {
  const { 'Cache-Control': _, ...forAll } = missing;
  const cached = rules.filter(({ headers }) => isImmutable(headers['Cache-Control'] ?? ''));
  // A folder before a file in it, which takes back what the folder gave.
  const framed = rules
    .filter(({ headers }) => hasOwnPolicy(headers, forAll))
    .toSorted((a, b) => a.path.length - b.path.length);
  const blocks: HeadersBlock[] = [
    { path: '/*', detached: [], headers: toHeaderLines(forAll) },
    ...cached.map(({ path }) => ({
      path,
      detached: [],
      headers: toHeaderLines({ 'Cache-Control': 'public, max-age=3600' }),
    })),
    ...framed.map(({ path, headers: { 'Cache-Control': _ownCache, ...headers } }) => ({
      path,
      detached: Object.keys(forAll).filter((name) => forAll[name] !== headers[name]),
      headers: toHeaderLines(
        Object.fromEntries(Object.entries(headers).filter(([name, value]) => forAll[name] !== value)),
      ),
    })),
  ];
  const tooLong = blocks
    .flatMap(({ headers }) => headers)
    .find(({ name, value }) => name.length + value.length + 4 > MAX_HEADER_LINE_LENGTH);
  if (tooLong) throw new Error(`${tooLong.name} is longer than a line of _headers can be`);
  if (blocks.length > MAX_HEADERS_BLOCKS) throw new Error('_headers has more rules than hosts read');
  return { blocks };
}
