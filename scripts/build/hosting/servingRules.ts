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
import { deltaDocuments, memberDocument } from './deltas.ts';
import { releaseFile } from './releaseFile.ts';
import { toReportHeaders } from './reportHeaders.ts';
import { apiFolders } from './requestFilters.ts';

export const Headers = z.record(z.string(), z.string());
export type Headers = Readonly<Record<string, string>>;

const ServingRule = z.strictObject({
  /** `/assets/*` for a folder, `/robots.txt` for a file, `/*` for every address. */
  path: z.string(),
  /**
   * file: the requested file, or 404.html with status 404 if it is missing. page: always the file `page`. proxy: the
   * answer of the host `to` to the same request, as far as requestFilters.ts lets it through; its headers are kept beside
   * those of the rule, except for cookies.
   */
  serves: z.enum(['file', 'page', 'proxy']),
  page: z.optional(z.string()),
  /** An origin. */
  to: z.optional(z.string()),
  /**
   * The hash of the file that it serves, where its name has none: the ETag, because servers derive theirs from size and
   * time, which are the same for another file of the same size in releases whose files all have one time. The file that
   * tells of the release has none, because rules cannot know it.
   */
  hash: z.optional(z.string()),
  /** Whether browsers may keep what it serves as a dictionary, and get deltas against former versions (deltas.ts). */
  deltas: z.optional(z.literal(true)),
  headers: Headers,
});
export type ServingRule = z.output<typeof ServingRule>;

/** Rules for serving a site: the first that matches an address counts; the last one matches all. */
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
  /** Empty where failures are not reported. */
  reportsUrl: string;
}

/** Path of the live chat's document. */
export const chatFramePath = 'frames/chat.html';
/** Path of the maps script's document. */
export const mapsFramePath = 'frames/maps.html';
/** Path of the tag manager's document. */
export const tagsFramePath = 'frames/tags.html';
/** Returns the address of a frame's document: hosts that read `_headers` redirect there from that of the file. */
const toFrameAddress = (path: string): string => `/${path.replace(/\.html$/, '')}`;

/**
 * Cache header of documents, which no CDN may rewrite: the policy refuses what it adds, and the app does not know it.
 */
export const documentCacheControl = 'no-cache, no-transform';
const immutableCacheControl = 'public, max-age=31536000, immutable';
/** Headers of the folders whose files have a hash in their names; the picture of a link is shown on pages elsewhere. */
const folderHeaders: Readonly<Record<string, Headers>> = {
  '/assets/*': { 'Cache-Control': immutableCacheControl },
  '/share/*': { 'Cache-Control': immutableCacheControl, 'Cross-Origin-Resource-Policy': 'cross-origin' },
};
const hostPattern = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/** Documents for third-party scripts, where a site has them. */
export interface FrameDocuments {
  chat?: InlineHashes | undefined;
  maps?: InlineHashes | undefined;
  /** With the origins of the vendor. */
  tags?: (InlineHashes & { origins: readonly string[] }) | undefined;
}

/**
 * Decides how a site is served, once for all servers.
 *
 * @param page the inline hashes of the site's pages, index.html and 404.html among them
 * @param paths all files of the site; those in /assets/ and /share/ have a hash of their content in their names
 * @param pages addresses that have a document of their own, and its file; all others have that of members
 * @param hashOf gives the hash of a file
 * @param release the name of the site's release (output/siteRelease.ts), of which reports tell
 */
export function toServingRules(
  site: HostedSite,
  page: InlineHashes,
  paths: readonly string[],
  { chat, maps, tags }: FrameDocuments = {},
  pages: readonly { path: string; file: string }[] = [],
  hashOf: (file: string) => string | undefined = () => undefined,
  release = '',
): ServingRules {
  if (!hostPattern.test(site.host)) throw new Error(`${JSON.stringify(site.host)} is no host name`);
  const file = fileHeaders(isEncrypted(site));
  const framed = [chat, maps, tags].some((document) => document !== undefined);
  const document = {
    ...{ ...file, 'Cache-Control': documentCacheControl, ...documentHeaders(site, page, framed) },
    ...(site.reportsUrl !== '' && toReportHeaders(site.reportsUrl, site.host, release)),
  };
  const withHash = (rule: ServingRule, name: string): ServingRule => {
    const hash = hashOf(name);
    return hash === undefined ? rule : { ...rule, hash };
  };
  const headersOf = (path: string): Headers => ({ ...file, ...folderHeaders[path] });
  const proxyRule = (path: string): ServingRule => ({
    path,
    serves: 'proxy',
    to: toPolicySource(site.apiOrigin),
    headers: proxyHeaders(file),
  });
  const frameRules = (name: string, policy: string): ServingRule[] => {
    const headers = { ...file, ...frameHeaders(policy) };
    return [
      withHash({ path: toFrameAddress(name), serves: 'page', page: name, headers }, name),
      withHash({ path: `/${name}`, serves: 'file', headers }, name),
    ];
  };
  const folders = toSortedUnique(paths.filter((path) => path.includes('/')).map((path) => `/${path.split('/')[0]}/*`));
  // Folders have rules for what is missing, and one for each file whose name has no hash.
  const files = [...paths, releaseFile]
    .filter((path) => !/^assets\/|^share\/|^frames\/|^[^/]+\.html$/.test(path))
    .map((path) => `/${path}`);
  const pageRule = (path: string, page: string): ServingRule =>
    withHash(
      { path, serves: 'page', page, ...(deltaDocuments.includes(page) && { deltas: true }), headers: document },
      page,
    );
  return {
    host: site.host,
    rules: [
      ...(chat === undefined ? [] : frameRules(chatFramePath, renderChatPolicy(site.liveChatOrigin, chat))),
      ...(maps === undefined ? [] : frameRules(mapsFramePath, renderMapsPolicy(site, maps))),
      ...(tags === undefined ? [] : frameRules(tagsFramePath, renderTagsPolicy(tags.origins, tags))),
      ...toSortedUnique(files).map((path) => withHash({ path, serves: 'file', headers: file }, path.slice(1))),
      ...folders.map(
        (path): ServingRule => ({
          path,
          serves: 'file',
          ...(path === '/assets/*' && { deltas: true }),
          headers: headersOf(path),
        }),
      ),
      ...(site.proxiedApi ? apiFolders.map(proxyRule) : []),
      ...pages.map(({ path, file }) => pageRule(path, file)),
      pageRule('/*', memberDocument),
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

/** Browser features that no script may use, because the app never does; it does use geolocation. */
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
 * Returns the headers of documents, without an `Integrity-Policy`: WebKit does not count the hashes of an import map
 * for what modules import, and would load none of them. The hashes themselves, and that of their map in the policy, are
 * enforced by all engines that know them.
 */
const documentHeaders = (site: HostedSite, page: InlineHashes, framed: boolean) => ({
  'Content-Security-Policy': renderPagePolicy(
    site,
    page,
    framed,
    [site.statisticsUrl, site.adsUrl, site.reportsUrl].filter((url) => url !== ''),
  ),
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': [...deniedFeaturePolicies, 'geolocation=(self)'].join(', '),
});

/**
 * Returns the headers of the API's answers: opened as a page, one is on the site's own origin, but gets nothing of it.
 */
const proxyHeaders = ({ 'Cache-Control': _, ...headers }: Headers): Headers => ({
  ...headers,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
});

/** Returns the headers of a frame's document, which the site's own page may frame. */
const frameHeaders = (policy: string) => ({
  'Cache-Control': documentCacheControl,
  'Content-Security-Policy': policy,
  'Permissions-Policy': [...deniedFeaturePolicies, 'geolocation=()'].join(', '),
});
