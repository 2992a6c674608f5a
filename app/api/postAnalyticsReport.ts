import { log } from '../lib/log.ts';

/**
 * Posts a report to a receiver of statistics or ads and does not wait for an answer. It survives the page, and carries no
 * cookie, no token and no referrer. Never throws.
 *
 * @param body text, or fields of a form: the two kinds that a browser sends without a preflight request
 */
export function postAnalyticsReport(url: string, body: string | URLSearchParams): void {
  const request: RequestInit = {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    body,
  };
  fetch(url, request).catch((error: unknown) => log.warn('a report did not arrive', error));
}
