import { createHash } from 'node:crypto';

/** Hashes of a document's inline scripts and styles, which its content security policy must name. */
export interface InlineHashes {
  /** `'sha256-…'` of each script without `src`, the import map included. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** Returns the hash of a script or style, as a policy names it. */
export const toInlineHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Merges the hashes of several documents, so that they can have the same policy. */
export const mergeInlineHashes = (documents: readonly InlineHashes[]): InlineHashes => ({
  scripts: [...new Set(documents.flatMap(({ scripts }) => scripts))],
  styles: [...new Set(documents.flatMap(({ styles }) => styles))],
});

/** The back ends that a site's pages connect to. */
export interface BackEndOrigins {
  apiOrigin: string;
  /** Whether the site's own host proxies calls to it. */
  proxiedApi: boolean;
  socketOrigin: string;
  storageOrigin: string;
}

const originPattern = /^(?:https?|wss?):\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;

/** Returns the origin itself. Throws unless it is exactly one host, so that nothing can add a source or a directive. */
export function toPolicySource(origin: string): string {
  if (!originPattern.test(origin) || !URL.canParse(origin)) {
    throw new Error(`${JSON.stringify(origin)} is no origin that a policy can name`);
  }
  return origin;
}

const receiverPattern = /^(https?:\/\/[^/]+)(?:\/[\w.-]+)+$/;

/** Returns the address itself, which a policy compares as a whole. Throws unless it is one host and a plain path. */
function toPolicyAddress(url: string): string {
  const origin = receiverPattern.exec(url)?.[1];
  if (origin === undefined) throw new Error(`${JSON.stringify(url)} is no address that a policy can name`);
  toPolicySource(origin);
  return url;
}

/** Whether all back ends use encrypted connections; only those of the sandbox do not. */
export const isEncrypted = ({ apiOrigin, socketOrigin, storageOrigin }: BackEndOrigins): boolean =>
  [apiOrigin, socketOrigin, storageOrigin].every((origin) => /^(?:https|wss):/.test(origin));

/**
 * Renders the content security policy of a site's page: its own files, exactly its own back ends and the exact
 * addresses of its receivers of statistics and ads, no other script, no markup from strings, and frames of its own only
 * if `framed`.
 */
export function renderPagePolicy(
  backEnds: BackEndOrigins,
  { scripts, styles }: InlineHashes,
  framed: boolean,
  receiverUrls: readonly string[] = [],
): string {
  const [api, socket, storage] = [backEnds.apiOrigin, backEnds.socketOrigin, backEnds.storageOrigin].map(
    toPolicySource,
  );
  return joinDirectives([
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:', 'blob:', api, storage],
    ['font-src', "'self'"],
    [
      'connect-src',
      "'self'",
      ...(backEnds.proxiedApi ? [] : [api]),
      socket,
      storage,
      ...receiverUrls.map(toPolicyAddress),
    ],
    ['manifest-src', "'self'"],
    ['frame-src', framed ? "'self'" : "'none'"],
    ['worker-src', "'none'"],
    ['media-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
    ...(isEncrypted(backEnds) ? [['upgrade-insecure-requests'] as Directive] : []),
  ]);
}

/**
 * Renders the policy of the live chat's document: its inline script and exactly the vendor's host. The sandbox
 * directive gives it an origin of its own, without storage, and it cannot navigate the page.
 */
export function renderChatPolicy(liveChatOrigin: string, { scripts }: InlineHashes): string {
  const vendor = toPolicySource(liveChatOrigin);
  return joinDirectives([
    ['default-src', "'none'"],
    ['script-src', ...scripts, vendor],
    // Widgets set styles themselves; the document holds nothing that a style could leak.
    ['style-src', "'unsafe-inline'"],
    ['img-src', 'data:', vendor],
    ['connect-src', vendor],
    ['frame-src', vendor],
    ['form-action', vendor],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'self'"],
    ['sandbox', 'allow-scripts', 'allow-forms', 'allow-popups'],
  ]);
}

/** Origins of the maps script and of what it connects to. */
export interface MapsOrigins {
  mapsOrigin: string;
  placesOrigin: string;
}

/**
 * Renders the policy of the maps document, by the vendor's list as far as the search for towns needs it. Its weak
 * sources are confined to this document, which has no token and no page.
 */
export function renderMapsPolicy(origins: MapsOrigins, { scripts }: InlineHashes): string {
  const [maps, places] = [origins.mapsOrigin, origins.placesOrigin].map(toPolicySource);
  return joinDirectives([
    ['default-src', "'none'"],
    ['script-src', ...scripts, maps, "'unsafe-eval'", 'blob:'],
    ['style-src', "'unsafe-inline'"],
    ['img-src', 'data:', maps],
    ['connect-src', maps, places, 'data:', 'blob:'],
    ['worker-src', 'blob:'],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'self'"],
    ['sandbox', 'allow-scripts'],
  ]);
}

/**
 * Renders the policy of the tag manager's document: its inline script, the origin of the vendor's script and the
 * further origins that are named for it.
 */
export function renderTagsPolicy(origins: readonly string[], { scripts }: InlineHashes): string {
  const vendors = origins.map(toPolicySource);
  return joinDirectives([
    ['default-src', "'none'"],
    ['script-src', ...scripts, ...vendors],
    ['img-src', 'data:', ...vendors],
    ['connect-src', ...vendors],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'self'"],
    ['sandbox', 'allow-scripts'],
  ]);
}

type Directive = [name: string, ...sources: (string | undefined)[]];

const joinDirectives = (directives: readonly Directive[]): string =>
  directives.map(([name, ...sources]) => [name, ...new Set(sources)].join(' ')).join('; ');
