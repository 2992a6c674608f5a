type CardBrandName =
  | 'American Express'
  | 'Diners Club'
  | 'Discover'
  | 'JCB'
  | 'Maestro'
  | 'Mastercard'
  | 'UnionPay'
  | 'Visa';

export interface CardBrand {
  name: CardBrandName;
  /** Pattern of the first digits of the number. */
  pattern: RegExp;
  lengths: readonly number[];
  codeLength: 3 | 4;
  checksum: boolean;
}

const anyLength: readonly number[] = [12, 13, 14, 15, 16];

/** Card brands, of which the first match wins (reading 33). */
const cardBrands: readonly CardBrand[] = [
  { name: 'American Express', pattern: /^3[47]/, lengths: [15], codeLength: 4, checksum: true },
  {
    name: 'Diners Club',

    pattern: /^3(?:0[0-5]|095|[689])/,
    lengths: [14, 16],
    codeLength: 3,
    checksum: true,
  },
  { name: 'JCB', pattern: /^35(?:2[89]|[3-8])/, lengths: [16], codeLength: 3, checksum: true },
  { name: 'Visa', pattern: /^4/, lengths: [13, 16], codeLength: 3, checksum: true },
  {
    name: 'Mastercard',

    pattern: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    codeLength: 3,
    checksum: true,
  },
  { name: 'Discover', pattern: /^6(?:011|4[4-9]|5)/, lengths: [16], codeLength: 3, checksum: true },
  { name: 'UnionPay', pattern: /^62/, lengths: [16], codeLength: 3, checksum: false },
  {
    name: 'Maestro',

    pattern: /^(?:50|5[6-9]|6)/,
    lengths: anyLength,
    codeLength: 3,
    checksum: false,
  },
];

export const toCardBrand = (digits: string): CardBrand | null =>
  cardBrands.find(({ pattern }) => pattern.test(digits)) ?? null;

/** The possible numbers of digits; for an unknown brand any length that cards have. */
export const allowedLengths = (brand: CardBrand | null): readonly number[] => brand?.lengths ?? anyLength;
