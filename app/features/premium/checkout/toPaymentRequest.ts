import type { CallInput } from '../../../api/contract/defineCall.ts';
import type { PaymentProvider, startPayment } from '../../../api/contract/payments.ts';
import { parseUrl } from '../../../lib/parseUrl.ts';
import type { CheckoutChoice } from '../paymentStorage.ts';
import { type CardFields, toCardPayload, toDigits } from './card/card.model.ts';
import { type CardBrand, toCardBrand } from './card/cardBrands.ts';
import { normalizeIban } from './iban.model.ts';
import type { PaymentMethod } from './paymentMethods.ts';

/** The card or account to pay with; `external` details are entered on the provider's own page. */
export type PaymentDetails = { kind: 'card'; card: CardFields } | { kind: 'iban'; iban: string } | { kind: 'external' };

/** What the page may show of them. */
export interface ShownDetails {
  entry: PaymentDetails['kind'];
  /** Null for an unknown brand, and where no card pays. */
  cardBrand: CardBrand | null;
  /** The last four characters of card number or IBAN. */
  lastDigits: string;
}

/** What is left of details that were sent, or that the page was left with: to pay, they have to be entered again. */
export interface UsedDetails {
  kind: 'used';
  shown: ShownDetails;
}

type PaymentRequest = CallInput<typeof startPayment>['body'];

/** The address to which the provider sends the member back; the app goes there itself if there is no redirect. */
export const toReturnUrl = (origin: string, provider: PaymentProvider, path: string): string =>
  `${origin}${path}?${new URLSearchParams({ provider })}`;

export function toPaymentRequest(
  choice: CheckoutChoice,
  { provider, method }: PaymentMethod,
  details: PaymentDetails,
  returnUrl: string,
): PaymentRequest {
  return {
    tariffId: choice.tariffId,
    provider,
    method,
    returnUrl,
    idempotencyKey: choice.idempotencyKey,
    ...(details.kind === 'card' && { card: toCardPayload(details.card) }),
    ...(details.kind === 'iban' && { iban: normalizeIban(details.iban) }),
  };
}

export function toShownDetails(details: PaymentDetails | UsedDetails): ShownDetails {
  if (details.kind === 'used') return details.shown;
  const { kind: entry } = details;
  if (entry === 'external') return { entry, cardBrand: null, lastDigits: '' };
  const number = entry === 'card' ? toDigits(details.card.number) : normalizeIban(details.iban);
  return { entry, cardBrand: entry === 'card' ? toCardBrand(number) : null, lastDigits: number.slice(-4) };
}

/** Leaves nothing of a card or an account but what may be shown. There is nothing to forget of external details. */
export const forgetDetails = (details: PaymentDetails | UsedDetails): PaymentDetails | UsedDetails =>
  details.kind === 'external' ? details : { kind: 'used', shown: toShownDetails(details) };

export type StartedPayment = { orderId: string | null; redirectUrl: string | null };

/** What follows the answer to an order. foreign: it leads to an address that is none of the provider's. */
export type PaymentStep =
  | { kind: 'leave'; to: string }
  | { kind: 'check'; orderId: string }
  | { kind: 'foreign' }
  | { kind: 'impossible' };

/**
 * @param domains of the provider that was chosen
 * @param sandboxOrigin where the sandbox has its pages for all providers; null for all other sites
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
