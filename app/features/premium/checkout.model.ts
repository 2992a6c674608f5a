import { type CardFields, type CardMistake, checkCard } from './card.model.ts';
import { checkIban, type IbanMistake } from './iban.model.ts';
import type { Means } from './means.model.ts';
import type { Way } from './waysToPay.ts';

/** All that the page has fields for; only those of the chosen way count. */
export interface CheckoutFields {
  card: CardFields;
  iban: string;
}

export type CheckoutMistakes = Partial<Record<keyof CardFields, CardMistake>> & { iban?: IbanMistake };

export function checkCheckout(way: Pick<Way, 'entry'>, { card, iban }: CheckoutFields, now: Date): CheckoutMistakes {
  if (way.entry === 'card') return checkCard(card, now);
  const mistake = way.entry === 'iban' ? checkIban(iban) : null;
  return mistake ? { iban: mistake } : {};
}

export function toMeans({ entry }: Pick<Way, 'entry'>, { card, iban }: CheckoutFields): Means {
  if (entry === 'card') return { kind: 'card', card };
  return entry === 'iban' ? { kind: 'iban', iban } : { kind: 'elsewhere' };
}

/** Whether what is held suits the way that was chosen. */
export const suits = ({ entry }: Pick<Way, 'entry'>, means: Means | null): means is Means => means?.kind === entry;
