import payCardChargePicture from 'art:pay/card-charge';
import payCardCreditPicture from 'art:pay/card-credit';
import payCardDebitPicture from 'art:pay/card-debit';
import type { CardBrand } from './cardBrands.ts';

/** Address of the picture for such a card. The networks' own logos are theirs and are not shown. */
export function cardImageUrl(kind: CardBrand['kind']): string {
  if (kind === 'charge') return payCardChargePicture;
  return kind === 'debit' ? payCardDebitPicture : payCardCreditPicture;
}
