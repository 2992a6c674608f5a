import { type CardFields, type CardProblem, validateCard } from './card/card.model.ts';
import { type IbanProblem, validateIban } from './iban.model.ts';
import type { PaymentMethod } from './paymentMethods.ts';
import { toShownDetails, type UsedDetails } from './shownPaymentDetails.ts';
import type { PaymentDetails } from './toPaymentRequest.ts';

/** All fields of the page; only those of the chosen method count. */
export interface PaymentFields {
  card: CardFields;
  iban: string;
}

export type PaymentFieldProblems = Partial<Record<keyof CardFields, CardProblem>> & { iban?: IbanProblem };

export function validatePaymentFields(
  { entry }: Pick<PaymentMethod, 'entry'>,
  { card, iban }: PaymentFields,
  now: Date,
): PaymentFieldProblems {
  if (entry === 'card') return validateCard(card, now);
  const problem = entry === 'iban' ? validateIban(iban) : null;
  return problem ? { iban: problem } : {};
}

export function toPaymentDetails(
  { entry }: Pick<PaymentMethod, 'entry'>,
  { card, iban }: PaymentFields,
): PaymentDetails {
  if (entry === 'card') return { kind: 'card', card };
  return entry === 'iban' ? { kind: 'iban', iban } : { kind: 'external' };
}

/** Whether the entered details suit the chosen method. */
export const matchesMethod = (
  { entry }: Pick<PaymentMethod, 'entry'>,
  details: PaymentDetails | UsedDetails | null,
): details is PaymentDetails | UsedDetails => details !== null && toShownDetails(details).entry === entry;
