import ky, { isHTTPError, NetworkError } from 'ky';
import { fetchEarly } from './earlyRequests.ts';
import { type Fetch, limitResponseSize } from './limitResponseSize.ts';
import { requestInit } from './requestInit.ts';

export interface Timeouts {
  /** Milliseconds for the response of one try, and again for its body. */
  attemptMs: number;
  /** Milliseconds for all tries and the pauses between them: the longest a member waits for one call. */
  totalMs: number;
}
export const defaultTimeouts: Timeouts = { attemptMs: 10_000, totalMs: 15_000 };

/** Browsers name the error of a connection that breaks half-way differently, and ky recognises it only before the body. */
export const limitForKy = (fetch: Fetch, maxBytes?: number): Fetch =>
  limitResponseSize(fetch, {
    ...(maxBytes !== undefined && { maxBytes }),
    toNetworkError: (request, cause) => new NetworkError(request, { cause }),
  });

/** The only ky instance: no unlimited bodies, and nothing is asked for that the document has asked for already. */
export const http = ky.create({
  ...requestInit,
  fetch: limitForKy(fetchEarly),
  retry: 0,
});

/** In characters. Browsers let 64 KiB of bodies outlive a page, all its requests together, and refuse what is more. */
const MAX_LASTING_BODY = 10_000;

/**
 * Makes the function that sends a request, with this JSON body (undefined: none), so that it goes on though its page is left.
 * Firefox loses what is sent after waiting while the page is left, and ends with the page what was made a `Request` or has a
 * signal. So the request is sent before this returns, and the browser gets the address and the parts.
 */
export function toLastingSend(fetch: Fetch = globalThis.fetch) {
  const send = limitForKy(fetch);
  return (url: URL, { json, ...parts }: { method: string; headers: Record<string, string>; json: unknown }) => {
    const body = json === undefined ? null : JSON.stringify(json);
    const keepalive = body === null || body.length <= MAX_LASTING_BODY;
    const type = body !== null && { 'Content-Type': 'application/json' };
    const headers = { ...requestInit.headers, ...type, ...parts.headers };
    return send(url.href, { ...requestInit, ...parts, headers, body, keepalive });
  };
}

/** Seconds. A longer Retry-After is not waited for here; the error hands it to the caller. */
const MAX_RETRY_AFTER_S = 5;

/** Two retries with back-off and jitter, and none after a refusal (4xx) other than 429. */
export const readRetryPolicy = {
  limit: 2,
  methods: ['get', 'post'],
  statusCodes: [429, 500, 502, 503, 504],
  afterStatusCodes: [429, 503],
  maxRetryAfter: MAX_RETRY_AFTER_S * 1000,
  delay: (attempt: number) => 300 * 2 ** (attempt - 1),
  jitter: (delay: number) => delay * (0.5 + Math.random()),
  retryOnTimeout: true,
  shouldRetry: ({ error }: { error: Error }) =>
    isHTTPError(error) && Number(error.response.headers.get('Retry-After')) > MAX_RETRY_AFTER_S ? false : undefined,
};
