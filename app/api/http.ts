import ky, { isHTTPError } from 'ky';
import { capped } from './capBody.ts';

export interface Timeouts {
  /** Milliseconds for one try to answer, and again for its body. */
  attempt: number;
  /** Milliseconds for all tries and the waiting in between: the longest a member looks at a spinner. */
  total: number;
}
export const defaultTimeouts: Timeouts = { attempt: 10_000, total: 15_000 };

/** The only ky instance: no cookies, no redirects, nothing kept in the HTTP cache, no answer without an end. */
export const http = ky.create({
  fetch: capped((input, init) => fetch(input, init)),
  redirect: 'error',
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
  headers: { Accept: 'application/json' },
  retry: 0,
});

/** A server that asks for more seconds than this is not asked again at once; the error carries its wish. */
const longestWait = 5;

/** Retries of a read: two, with back-off and jitter, and never after a refusal (4xx) other than 429. */
export const readRetry = {
  limit: 2,
  methods: ['get', 'post'],
  statusCodes: [429, 500, 502, 503, 504],
  afterStatusCodes: [429, 503],
  maxRetryAfter: longestWait * 1000,
  delay: (attempt: number) => 300 * 2 ** (attempt - 1),
  jitter: (delay: number) => delay * (0.5 + Math.random()),
  retryOnTimeout: true,
  shouldRetry: ({ error }: { error: Error }) =>
    isHTTPError(error) && Number(error.response.headers.get('Retry-After')) > longestWait ? false : undefined,
};
