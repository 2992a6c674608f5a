import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { loopbackOrigin } from './cors.ts';

/** Whether a host is this machine, and not a name that leads to it: pages of others have only such names. */
function isOwnHost(host: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[(.*)\]$/, '$1') ?? '';
  return isIP(name) !== 0 || /^(?:.+\.)?localhost$/.test(name);
}

/** Whether a path is that of a receiver, which gets reports from documents whose origin is opaque. */
const isReceiver = (path: string): boolean => /^\/__sandbox__\/receivers\//.test(path);

/** Refuses requests of foreign pages, as Vite's server does: under a name that leads here, or from another origin. */
export const refuseForeign: MiddlewareHandler = async ({ req, json }, next) => {
  const host = req.header('Host') ?? '';
  const origin = req.header('Origin');
  const isOwnOrigin = origin === undefined || origin === `http://${host}` || loopbackOrigin.test(origin);
  const isEmbedded = req.header('Sec-Fetch-Site') === 'cross-site' && req.header('Sec-Fetch-Mode') !== 'navigate';
  const isAllowed = isOwnHost(host) && (isReceiver(req.path) || (isOwnOrigin && !isEmbedded));
  return isAllowed ? next() : json({ errors: { message: 'Only pages on this machine may ask this.' } }, 403);
};
