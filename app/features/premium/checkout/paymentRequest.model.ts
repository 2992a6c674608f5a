import type { CallInput } from '../../../api/contract/defineCall.ts';
import type { PaymentProvider, startPayment } from '../../../api/contract/payments.ts';
import type { CheckoutChoice } from '../checkoutStorage.ts';
import { type CardFields, toCardPayload } from './card/card.model.ts';
import { normalizeIban } from './iban.model.ts';
import type { PaymentMethod } from './paymentMethods.ts';

/** With what is paid; `elsewhere` is entered on the provider's own page. */
export type PaymentDetails =
  | { kind: 'card'; card: CardFields }
  | { kind: 'iban'; iban: string }
  | { kind: 'elsewhere' };

type PaymentRequest = CallInput<typeof startPayment>['body'];

/** Where the provider sends the member back; ours too, when it answers at once. */
export const toReturnUrl = (origin: string, provider: PaymentProvider, path: string): string =>
  `${origin}${path}?${new URLSearchParams({ provider })}`;

export function toPaymentRequest(
  choice: CheckoutChoice,
  way: PaymentMethod,
  means: PaymentDetails,
  returnUrl: string,
): PaymentRequest {
  return {
    tariffId: choice.tariffId,
    provider: way.provider,
    method: way.method,
    returnUrl,
    idempotencyKey: choice.idempotencyKey,
    ...(means.kind === 'card' && { card: toCardPayload(means.card) }),
    ...(means.kind === 'iban' && { iban: normalizeIban(means.iban) }),
  };
}

/** What may be shown of it again. */
export function toLastDigits(means: PaymentDetails): string {
  if (means.kind === 'elsewhere') return '';
  return (means.kind === 'card' ? means.card.number : means.iban).replace(/\s/g, '').slice(-4);
}

export type StartedPayment = { orderId: string | null; redirectUrl: string | null };

/** What follows the answer to an order. Payment pages are encrypted; the sandbox's own alone need not be. */
export type PaymentStep = { kind: 'leave'; to: string } | { kind: 'check'; orderId: string } | { kind: 'impossible' };

export function decidePaymentStep({ orderId, redirectUrl }: StartedPayment, plainAllowed: boolean): PaymentStep {
  if (redirectUrl !== null) {
    const encrypted = new URL(redirectUrl).protocol === 'https:';
    return encrypted || plainAllowed ? { kind: 'leave', to: redirectUrl } : { kind: 'impossible' };
  }
  return orderId !== null ? { kind: 'check', orderId } : { kind: 'impossible' };
}
