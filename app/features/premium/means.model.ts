import type { CallInput } from '../../api/contract/defineCall.ts';
import type { Provider, startPayment } from '../../api/contract/payments.ts';
import { type CardFields, toCard } from './card.model.ts';
import { cleanIban } from './iban.model.ts';
import type { Choice } from './premiumRecords.ts';
import type { Way } from './waysToPay.ts';

/** With what is paid; `elsewhere` is entered on the provider's own page. */
export type Means = { kind: 'card'; card: CardFields } | { kind: 'iban'; iban: string } | { kind: 'elsewhere' };

type PaymentRequest = CallInput<typeof startPayment>['body'];

/** Where the provider sends the member back; ours too, when it answers at once. */
export const toReturnUrl = (origin: string, provider: Provider, path: string): string =>
  `${origin}${path}?${new URLSearchParams({ provider })}`;

export function toPaymentRequest(choice: Choice, way: Way, means: Means, returnUrl: string): PaymentRequest {
  return {
    tariffId: choice.tariffId,
    provider: way.provider,
    method: way.method,
    returnUrl,
    idempotencyKey: choice.idempotencyKey,
    ...(means.kind === 'card' && { card: toCard(means.card) }),
    ...(means.kind === 'iban' && { iban: cleanIban(means.iban) }),
  };
}

/** What may be shown of it again. */
export function lastDigits(means: Means): string {
  if (means.kind === 'elsewhere') return '';
  return (means.kind === 'card' ? means.card.number : means.iban).replace(/\s/g, '').slice(-4);
}

export type Started = { orderId: string | null; redirectUrl: string | null };

/** What follows the answer to an order. Payment pages are encrypted; the sandbox's own alone need not be. */
export type AfterStart = { kind: 'leave'; to: string } | { kind: 'check'; orderId: string } | { kind: 'impossible' };

export function decideAfterStart({ orderId, redirectUrl }: Started, plainAllowed: boolean): AfterStart {
  if (redirectUrl !== null) {
    const encrypted = new URL(redirectUrl).protocol === 'https:';
    return encrypted || plainAllowed ? { kind: 'leave', to: redirectUrl } : { kind: 'impossible' };
  }
  return orderId !== null ? { kind: 'check', orderId } : { kind: 'impossible' };
}
