import americanExpressPicture from 'art:payment/american-express';
import dinersClubPicture from 'art:payment/diners-club';
import discoverPicture from 'art:payment/discover';
import jcbPicture from 'art:payment/jcb';
import maestroPicture from 'art:payment/maestro';
import mastercardPicture from 'art:payment/mastercard';
import unionPayPicture from 'art:payment/union-pay';
import visaPicture from 'art:payment/visa';
import type { CardBrand } from './cardBrands.ts';

const pictures: Readonly<Record<CardBrand['name'], string>> = {
  'American Express': americanExpressPicture,
  'Diners Club': dinersClubPicture,
  JCB: jcbPicture,
  Visa: visaPicture,
  Mastercard: mastercardPicture,
  Discover: discoverPicture,
  UnionPay: unionPayPicture,
  Maestro: maestroPicture,
};

/**
 * The address of the network's drawing, or of its mark where the operator has replaced the drawing
 * (templates/art/README.md).
 */
export const cardImageUrl = ({ name }: Pick<CardBrand, 'name'>): string => pictures[name];
