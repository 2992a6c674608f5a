import { z } from 'zod';
import {
  type BackEndOrigins,
  isEncrypted,
  renderChatPolicy,
  renderMapsPolicy,
  renderPagePolicy,
} from './contentSecurityPolicy.ts';
import { hasIntegrity, readInlineHashes } from './inlineHashes.ts';

const Headers = z.record(z.string(), z.string());
export type Headers = Readonly<Record<string, string>>;

const ServingRule = z.strictObject({
  /** `/assets/*` for a folder, `/robots.txt` for a file, `/*` for every address. */
  path: z.string(),
  /** file: the file asked for, and where there is none 404.html with status 404. page: always index.html. */
  serves: z.enum(['file', 'page']),
  headers: Headers,
});
export type ServingRule = z.output<typeof ServingRule>;

/** How a site is to be served: the first rule that fits an address counts; the last one fits all. */
export const ServingRules = z.strictObject({
  host: z.string(),
  rules: z.array(ServingRule),
  /** Headers of 404.html. */
  missing: Headers,
});
export type ServingRules = z.output<typeof ServingRules>;

/** A site as far as its rules depend on it. */
export interface HostedSite extends BackEndOrigins {
  host: string;
  liveChatOrigin: string;
}

/** Where the document stands in which the live chat runs. */
export const chatFramePath = 'frames/chat.html';
/** And the one in which the maps script runs. */
export const mapsFramePath = 'frames/maps.html';
const framesFolder = '/frames/*';

const immutableCacheControl = 'public, max-age=31536000, immutable';
const hostPattern = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/** The documents for other companies' scripts that a site has. */
interface FrameDocuments {
  chat?: string | undefined;
  maps?: string | undefined;
}

/**
 * Decides how a site is served, once for all servers.
 *
 * @param page the text of index.html, which 404.html repeats
 * @param paths all files of the site; those in /assets/ carry a hash of their content in their names
 * @param frames the texts of the documents for the live chat and for the maps script, on a site that has them
 */
export function toServingRules(
  site: HostedSite,
  page: string,
  paths: readonly string[],
  { chat, maps }: FrameDocuments = {},
): ServingRules {
  if (!hostPattern.test(site.host)) throw new Error(`${JSON.stringify(site.host)} is no host name`);
  const file = fileHeaders(isEncrypted(site));
  const document = { ...file, ...documentHeaders(site, page, chat !== undefined || maps !== undefined) };
  const headersOf = (path: string): Headers => {
    if (path === '/assets/*') return { ...file, 'Cache-Control': immutableCacheControl };
    if (path === framesFolder && chat !== undefined) {
      return { ...file, ...frameHeaders(renderChatPolicy(site.liveChatOrigin, readInlineHashes(chat))) };
    }
    return file;
  };
  const folders = toSortedUnique(paths.filter((path) => path.includes('/')).map((path) => `/${path.split('/')[0]}/*`));
  const files = paths.filter((path) => !path.includes('/') && !path.endsWith('.html')).map((path) => `/${path}`);
  return {
    host: site.host,
    rules: [
      // Before its folder, where the chat has a policy of its own.
      ...(maps === undefined
        ? []
        : [
            {
              path: `/${mapsFramePath}`,
              serves: 'file' as const,
              headers: { ...file, ...frameHeaders(renderMapsPolicy(readInlineHashes(maps))) },
            },
          ]),
      ...[...folders, ...toSortedUnique(files)].map(
        (path): ServingRule => ({ path, serves: 'file', headers: headersOf(path) }),
      ),
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

/** What the app never asks a browser for is refused to whatever might run in it; a member's place it asks for. */
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

const documentHeaders = (site: BackEndOrigins, page: string, framed: boolean) => ({
  'Content-Security-Policy': renderPagePolicy(site, readInlineHashes(page), framed),
  ...(hasIntegrity(page) ? { 'Integrity-Policy': 'blocked-destinations=(script)' } : {}),
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': [...deniedFeaturePolicies, 'geolocation=(self)'].join(', '),
});

/** Only our own page may frame it; it holds a script without an address, so there is nothing to ask a hash of. */
const frameHeaders = (policy: string) => ({
  'Content-Security-Policy': policy,
  'Permissions-Policy': [...deniedFeaturePolicies, 'geolocation=()'].join(', '),
});

/** The rule for an address; `path` is decoded and has no `..` in it. */
export function findRule({ rules }: ServingRules, path: string): ServingRule {
  const fits = (rule: ServingRule) =>
    rule.path.endsWith('/*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
  const found = rules.find(fits);
  if (!found) throw new Error(`no rule fits ${path}`);
  return found;
}
