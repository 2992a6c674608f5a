import { toDigits } from './card/card.model.ts';
import { type CardBrand, toCardBrand } from './card/cardBrands.ts';
import { normalizeIban } from './iban.model.ts';
import type { PaymentDetails } from './toPaymentRequest.ts';

/** The payment details that the page may show. */
export interface ShownDetails {
  entry: PaymentDetails['kind'];
  /** Null for an unknown brand, and for other methods. */
  cardBrand: CardBrand | null;
  /** The last four characters of card number or IBAN. */
  lastDigits: string;
}

/** The rest of details that were sent or left behind, which have to be entered again to pay. */
export interface UsedDetails {
  kind: 'used';
  shown: ShownDetails;
}

export function toShownDetails(details: PaymentDetails | UsedDetails): ShownDetails {
  if (details.kind === 'used') return details.shown;
  const { kind: entry } = details;
  if (entry === 'external') return { entry, cardBrand: null, lastDigits: '' };
  const number = entry === 'card' ? toDigits(details.card.number) : normalizeIban(details.iban);
  return { entry, cardBrand: entry === 'card' ? toCardBrand(number) : null, lastDigits: number.slice(-4) };
}

/** Forgets everything about a card or an account but what may be shown. External details have nothing to forget. */
export const forgetDetails = (details: PaymentDetails | UsedDetails): PaymentDetails | UsedDetails =>
  details.kind === 'external' ? details : { kind: 'used', shown: toShownDetails(details) };
