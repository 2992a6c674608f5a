import { type CardError, type CardFields, validateCard } from './card/card.model.ts';
import { type IbanError, validateIban } from './iban.model.ts';
import type { PaymentMethod } from './paymentMethods.ts';
import type { PaymentDetails } from './paymentRequest.model.ts';

/** All that the page has fields for; only those of the chosen way count. */
export interface PaymentFields {
  card: CardFields;
  iban: string;
}

export type PaymentFieldErrors = Partial<Record<keyof CardFields, CardError>> & { iban?: IbanError };

export function validatePaymentFields(
  way: Pick<PaymentMethod, 'entry'>,
  { card, iban }: PaymentFields,
  now: Date,
): PaymentFieldErrors {
  if (way.entry === 'card') return validateCard(card, now);
  const mistake = way.entry === 'iban' ? validateIban(iban) : null;
  return mistake ? { iban: mistake } : {};
}

export function toPaymentDetails(
  { entry }: Pick<PaymentMethod, 'entry'>,
  { card, iban }: PaymentFields,
): PaymentDetails {
  if (entry === 'card') return { kind: 'card', card };
  return entry === 'iban' ? { kind: 'iban', iban } : { kind: 'elsewhere' };
}

/** Whether what is held suits the way that was chosen. */
export const matchesMethod = (
  { entry }: Pick<PaymentMethod, 'entry'>,
  means: PaymentDetails | null,
): means is PaymentDetails => means?.kind === entry;
