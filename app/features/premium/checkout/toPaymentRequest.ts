import type { CallInput } from '../../../api/contract/defineCall.ts';
import type { PaymentProvider, startPayment } from '../../../api/contract/payments.ts';
import { site } from '../../../site/site.ts';
import type { CheckoutChoice } from '../paymentStorage.ts';
import { type CardFields, toCardPayload } from './card/card.model.ts';
import { normalizeIban } from './iban.model.ts';
import type { PaymentMethod } from './paymentMethods.ts';

/** The card or account to pay with; `external` details are entered on the provider's own page. */
export type PaymentDetails = { kind: 'card'; card: CardFields } | { kind: 'iban'; iban: string } | { kind: 'external' };

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
    ...(site.asksToBeginAtOnce && { beginAtOnce: choice.beginAtOnce ?? false }),
    ...(site.renewalConsent && { renews: choice.renews ?? false }),
    ...(details.kind === 'card' && { card: toCardPayload(details.card) }),
    ...(details.kind === 'iban' && { iban: normalizeIban(details.iban) }),
  };
}
