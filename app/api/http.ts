import ky, { isHTTPError, NetworkError } from 'ky';
import { fetchWithEarlyResponses } from './fetchWithEarlyResponses.ts';
import { type Fetch, limitResponseSize } from './limitResponseSize.ts';
import { requestInit } from './requestInit.ts';

export interface Timeouts {
  /** Milliseconds for the response of one try, and again for its body. */
  attemptMs: number;
  /** Milliseconds for all tries and the pauses between them: the longest a member waits for one call. */
  totalMs: number;
}
export const defaultTimeouts: Timeouts = { attemptMs: 10_000, totalMs: 15_000 };

/**
 * Limits bodies, and renames the error of a connection that breaks half-way, which ky recognises only before the body.
 */
export const limitForKy = (fetch: Fetch, maxBytes?: number): Fetch =>
  limitResponseSize(fetch, {
    ...(maxBytes !== undefined && { maxBytes }),
    toNetworkError: (request, cause) => new NetworkError(request, { cause }),
  });

/** The only ky instance. Its bodies are limited, and it takes over requests that the document has sent. */
export const http = ky.create({
  ...requestInit,
  fetch: limitForKy(fetchWithEarlyResponses),
  retry: 0,
});

/**
 * Characters of a body. Browsers let 64 KiB of bodies outlive a page, for all its requests together, and refuse more.
 */
const MAX_LASTING_BODY = 10_000;

/**
 * Creates a function that sends a request, with a JSON body unless that is undefined, and lets it outlive its page.
 * Firefox loses requests that are sent after waiting while the page is left, and aborts with the page those that are a
 * `Request` or have a signal. So the request is sent before the function returns, as an address and its parts.
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

/** Longest Retry-After that is waited for here; the error hands a longer one to the caller. */
const MAX_RETRY_AFTER_S = 5;

/** Policy of two retries with back-off and jitter, and none after a refusal (4xx) other than 429. */
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
