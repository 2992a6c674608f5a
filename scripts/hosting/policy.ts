import type { InlineHashes } from './inlineHashes.ts';

/** The back ends of a site, as far as its pages speak to them. */
export interface BackEnds {
  apiOrigin: string;
  socketOrigin: string;
  storageOrigin: string;
}

const originPattern = /^(?:https?|wss?):\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;

/** The origin itself, exactly one host: nothing that could add a source or a directive gets through. Throws otherwise. */
function toSource(origin: string): string {
  if (!originPattern.test(origin) || !URL.canParse(origin)) {
    throw new Error(`${JSON.stringify(origin)} is no origin that a policy can name`);
  }
  return origin;
}

/** Whether all back ends are spoken to under encryption; only in the sandbox they are not. */
export const isEncrypted = ({ apiOrigin, socketOrigin, storageOrigin }: BackEnds): boolean =>
  [apiOrigin, socketOrigin, storageOrigin].every((origin) => /^(?:https|wss):/.test(origin));

/**
 * The content security policy of a site's page: its own files and exactly its own back ends; no other script, no frame,
 * no markup made of strings.
 */
export function renderPolicy(backEnds: BackEnds, { scripts, styles }: InlineHashes): string {
  const [api, socket, storage] = [backEnds.apiOrigin, backEnds.socketOrigin, backEnds.storageOrigin].map(toSource);
  const directives: [name: string, ...sources: (string | undefined)[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:', 'blob:', api, storage],
    ['font-src', "'self'"],
    ['connect-src', "'self'", api, socket, storage],
    ['manifest-src', "'self'"],
    ['frame-src', "'none'"],
    ['worker-src', "'none'"],
    ['media-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
    ...(isEncrypted(backEnds) ? [['upgrade-insecure-requests'] as [string]] : []),
  ];
  return directives.map(([name, ...sources]) => [name, ...new Set(sources)].join(' ')).join('; ');
}
