import { z } from 'zod';
import type { HostAnswer } from '../plan/hostAnswers.ts';
import type { InlineHashes } from './contentSecurityPolicy.ts';
import { toHeaderLines } from './headerLines.ts';
import { Headers } from './servingRules.ts';
import { toCaddyAddresses, toNginxServerName } from './templateContexts.ts';

/** Rules for answering on a host without a site of its own; the same for every address. */
export const HostAnswerRules = z.strictObject({
  host: z.string(),
  status: z.union([z.literal(301), z.literal(410)]),
  /** The target of a redirect; with `keepsPath`, followed by path and query of the request. */
  location: z.optional(z.string()),
  keepsPath: z.optional(z.boolean()),
  /** Path in the hosting folder of the page that it shows. */
  page: z.optional(z.string()),
  headers: Headers,
});
export type HostAnswerRules = z.output<typeof HostAnswerRules>;

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

/** Builds the context of the templates of such hosts; those with the same status and headers share a block. */
export const toHostAnswersContext = (all: readonly HostAnswerRules[]) => ({
  groups: Map.groupBy(
    all.toSorted((a, b) => (a.host < b.host ? -1 : 1)),
    ({ status, headers }) => JSON.stringify([status, headers]),
  )
    .values()
    .map((group) => ({
      status: group[0]!.status,
      isRedirect: group[0]!.location !== undefined,
      headers: toHeaderLines(group[0]!.headers),
      addresses: toCaddyAddresses(group),
      hosts: group.map(({ host, location = '', keepsPath = false }) => ({
        ...{ host, name: toNginxServerName(host), location, keepsPath },
      })),
    }))
    .toArray(),
});
