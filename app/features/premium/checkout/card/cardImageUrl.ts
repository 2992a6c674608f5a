import { site } from '../../../../site/site.ts';
import type { CardBrand } from './cardBrands.ts';

/** Address of the picture for such a card. The networks' own logos are theirs and are not shown. */
export function cardImageUrl(kind: CardBrand['kind']): string {
  if (kind === 'charge') return `${site.artUrl}/pay-card-charge.svg`;
  return kind === 'debit' ? `${site.artUrl}/pay-card-debit.svg` : `${site.artUrl}/pay-card-credit.svg`;
}
