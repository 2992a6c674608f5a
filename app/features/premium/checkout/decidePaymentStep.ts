import { parseUrl } from '../../../lib/parseUrl.ts';

export type StartedPayment = { orderId: string | null; redirectUrl: string | null };

/** The step after the answer to an order. foreign: it leads to an address that is none of the provider's. */
export type PaymentStep =
  | { kind: 'leave'; to: string }
  | { kind: 'check'; orderId: string }
  | { kind: 'foreign' }
  | { kind: 'impossible' };

/**
 * @param domains of the provider that was chosen
 * @param sandboxOrigin origin of the sandbox's pages for all providers; null on all other sites
 */
export function decidePaymentStep(
  { orderId, redirectUrl }: StartedPayment,
  domains: readonly string[],
  sandboxOrigin: string | null,
): PaymentStep {
  if (redirectUrl !== null) {
    const url = parseUrl(redirectUrl);
    return url && isPaymentPage(url, domains, sandboxOrigin) ? { kind: 'leave', to: url.href } : { kind: 'foreign' };
  }
  return orderId !== null ? { kind: 'check', orderId } : { kind: 'impossible' };
}

function isPaymentPage(
  { protocol, username, password, port, hostname, origin }: URL,
  domains: readonly string[],
  sandboxOrigin: string | null,
): boolean {
  if (username !== '' || password !== '') return false;
  if (sandboxOrigin !== null) return origin === sandboxOrigin;
  const isOwn = domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
  return isOwn && protocol === 'https:' && port === '';
}
