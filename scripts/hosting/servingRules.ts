import { z } from 'zod';
import {
  type BackEndOrigins,
  type InlineHashes,
  isEncrypted,
  type MapsOrigins,
  renderChatPolicy,
  renderMapsPolicy,
  renderPagePolicy,
  renderTagsPolicy,
  toPolicySource,
} from './contentSecurityPolicy.ts';

const Headers = z.record(z.string(), z.string());
export type Headers = Readonly<Record<string, string>>;

const ServingRule = z.strictObject({
  /** `/assets/*` for a folder, `/robots.txt` for a file, `/*` for every address. */
  path: z.string(),
  /**
   * file: the requested file, or 404.html with status 404 if it is missing. page: always the file `page`. proxy: what the
   * host `to` answers to the same request, whose headers are kept beside those of the rule.
   */
  serves: z.enum(['file', 'page', 'proxy']),
  /** Default: index.html. */
  page: z.optional(z.string()),
  /** An origin. */
  to: z.optional(z.string()),
  headers: Headers,
});
export type ServingRule = z.output<typeof ServingRule>;

/** How to serve a site: the first rule that matches an address counts; the last one matches all. */
export const ServingRules = z.strictObject({
  host: z.string(),
  rules: z.array(ServingRule),
  /** Headers of 404.html. */
  missing: Headers,
});
export type ServingRules = z.output<typeof ServingRules>;

/** The values of a site that its rules depend on. */
export interface HostedSite extends BackEndOrigins, MapsOrigins {
  host: string;
  liveChatOrigin: string;
  /** Empty where the page itself sends nothing to them. */
  statisticsUrl: string;
  adsUrl: string;
}

/** Path of the live chat's document. */
export const chatFramePath = 'frames/chat.html';
/** Path of the maps script's document. */
export const mapsFramePath = 'frames/maps.html';
/** Path of the tag manager's document. */
export const tagsFramePath = 'frames/tags.html';
const framesFolder = '/frames/*';

/** The addresses of the API's calls. A test compares them with the contract. */
export const apiFolders: readonly string[] = ['/api/*', '/translations/*'];

const immutableCacheControl = 'public, max-age=31536000, immutable';
const hostPattern = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/** The documents for third-party scripts, where a site has them. */
interface FrameDocuments {
  chat?: InlineHashes | undefined;
  maps?: InlineHashes | undefined;
  /** With the origins of the vendor. */
  tags?: (InlineHashes & { origins: readonly string[] }) | undefined;
}

/**
 * Decides how a site is served, once for all servers.
 *
 * @param page what stands in the site's pages, index.html and 404.html among them
 * @param paths all files of the site; those in /assets/ have a hash of their content in their names
 * @param pages addresses that have a page of their own, and its file
 */
export function toServingRules(
  site: HostedSite,
  page: InlineHashes,
  paths: readonly string[],
  { chat, maps, tags }: FrameDocuments = {},
  pages: readonly { path: string; file: string }[] = [],
): ServingRules {
  if (!hostPattern.test(site.host)) throw new Error(`${JSON.stringify(site.host)} is no host name`);
  const file = fileHeaders(isEncrypted(site));
  const framed = [chat, maps, tags].some((document) => document !== undefined);
  const document = { ...file, ...documentHeaders(site, page, framed) };
  const headersOf = (path: string): Headers => {
    if (path === '/assets/*') return { ...file, 'Cache-Control': immutableCacheControl };
    if (path === framesFolder && chat !== undefined) {
      return { ...file, ...frameHeaders(renderChatPolicy(site.liveChatOrigin, chat)) };
    }
    return file;
  };
  const proxyRule = (path: string): ServingRule => ({
    path,
    serves: 'proxy',
    to: toPolicySource(site.apiOrigin),
    headers: proxyHeaders(file),
  });
  const frameRule = (path: string, policy: string): ServingRule => ({
    path: `/${path}`,
    serves: 'file',
    headers: { ...file, ...frameHeaders(policy) },
  });
  const folders = toSortedUnique(paths.filter((path) => path.includes('/')).map((path) => `/${path.split('/')[0]}/*`));
  const files = paths.filter((path) => !path.includes('/') && !path.endsWith('.html')).map((path) => `/${path}`);
  return {
    host: site.host,
    rules: [
      // Before the rule for their folder, which has the chat's policy.
      ...(maps === undefined ? [] : [frameRule(mapsFramePath, renderMapsPolicy(site, maps))]),
      ...(tags === undefined ? [] : [frameRule(tagsFramePath, renderTagsPolicy(tags.origins, tags))]),
      ...[...folders, ...toSortedUnique(files)].map(
        (path): ServingRule => ({ path, serves: 'file', headers: headersOf(path) }),
      ),
      ...(site.proxiedApi ? apiFolders.map(proxyRule) : []),
      ...pages.map(({ path, file }): ServingRule => ({ path, serves: 'page', page: file, headers: document })),
      { path: '/*', serves: 'page', headers: document },
    ],
    missing: document,
  };
}

const toSortedUnique = (list: readonly string[]) => [...new Set(list)].sort();

const fileHeaders = (encrypted: boolean) => ({
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(encrypted ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
});

/** Browser features that the app never uses, and that no script in it may use; geolocation it does use. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const deniedFeaturePolicies = deniedFeatures.map((feature) => `${feature}=()`);

/**
 * Without an `Integrity-Policy`: WebKit does not count the hashes of an import map for what modules import, and would load
 * none of them. The hashes themselves, and that of their map in the policy, hold in all engines that know them.
 */
const documentHeaders = (site: HostedSite, page: InlineHashes, framed: boolean) => ({
  'Content-Security-Policy': renderPagePolicy(
    site,
    page,
    framed,
    [site.statisticsUrl, site.adsUrl].filter((url) => url !== ''),
  ),
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': [...deniedFeaturePolicies, 'geolocation=(self)'].join(', '),
});

/** Opened as a page, an answer of the API is on the site's own origin, but has nothing of it. */
const proxyHeaders = ({ 'Cache-Control': _, ...headers }: Headers): Headers => ({
  ...headers,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
});

/** The site's own page may frame it. */
const frameHeaders = (policy: string) => ({
  'Content-Security-Policy': policy,
  'Permissions-Policy': [...deniedFeaturePolicies, 'geolocation=()'].join(', '),
});

/** The rule for an address; `path` is decoded and without `..`. */
export function findRule({ rules }: ServingRules, path: string): ServingRule {
  const matches = (rule: ServingRule) =>
    rule.path.endsWith('/*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
  const found = rules.find(matches);
  if (!found) throw new Error(`no rule fits ${path}`);
  return found;
}
