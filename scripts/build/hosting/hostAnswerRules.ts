import type { HostAnswer } from '../plan/hostAnswers.ts';
import type { InlineHashes } from './contentSecurityPolicy.ts';
import type { Headers } from './servingRules.ts';
import { toHeaderLines, toNginxServerName } from './templateContexts.ts';

/** Rules for answering on a host without a site of its own; the same for every address. */
export interface HostAnswerRules {
  host: string;
  status: 301 | 410;
  /** The target of a redirect; with `keepsPath`, followed by path and query of the request. */
  location?: string;
  keepsPath?: boolean;
  /** Path in the hosting folder of the page that it shows. */
  page?: string;
  headers: Headers;
}

/** Returns the folder of a host, for hosts that serve a folder: it holds only `_redirects` or 404.html. */
export const hostAnswerFolder = (host: string): string => `hosts/${host}`;

const hostPattern = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const locationPattern = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[\w./~-]*)?(?:\?[\w=&.-]+)?$/;

/**
 * Headers of every answer. Browsers ask again each time, so that it can change. Subdomains may belong to somebody else.
 */
const sharedHeaders = {
  'Cache-Control': 'no-cache, no-transform',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'strict-origin',
  'Strict-Transport-Security': 'max-age=63072000',
};

/** Decides how a host without a site answers, once for all servers. */
export function toHostAnswerRules(answer: HostAnswer, page?: InlineHashes): HostAnswerRules {
  const { host } = answer;
  if (!hostPattern.test(host)) throw new Error(`${JSON.stringify(host)} is no host name`);
  if (answer.kind === 'redirect') {
    const { to: location, keepsPath } = answer;
    if (!locationPattern.test(location)) throw new Error(`${JSON.stringify(location)} is no address to redirect to`);
    return { host, status: 301, location, keepsPath, headers: sharedHeaders };
  }
  const styles = page?.styles.join(' ') ?? "'none'";
  const policy = `default-src 'none'; style-src ${styles}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return {
    host,
    status: 410,
    page: `${hostAnswerFolder(host)}/404.html`,
    headers: { ...sharedHeaders, 'Content-Security-Policy': policy },
  };
}

/** Builds the context of the templates of such a host. */
export const toHostAnswerContext = ({ host, status, location, keepsPath = false, headers }: HostAnswerRules) => ({
  host,
  serverName: toNginxServerName(host),
  status,
  location: location ?? false,
  keepsPath,
  folder: hostAnswerFolder(host),
  headers: toHeaderLines(headers),
});
