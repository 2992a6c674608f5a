import { allowedLengths, type CardBrand, toCardBrand } from './cardBrands.ts';

/** The typed card, formatted as the fields show it. */
export interface CardFields {
  number: string;
  holder: string;
  expiry: string;
  code: string;
}
type CardField = keyof CardFields;

/** The problem of a field; PaymentMethodForm.tsx has a text for each. */
export type CardProblem =
  | 'numberMissing'
  | 'numberLength'
  | 'numberTooLong'
  | 'numberChecksum'
  | 'holderMissing'
  | 'expiryMissing'
  | 'expiryFormat'
  | 'expiryPast'
  | 'codeMissing'
  | 'codeLength3'
  | 'codeLength4'
  | 'codeLength3or4';

export const emptyCard: CardFields = { number: '', holder: '', expiry: '', code: '' };

export const toDigits = (written: string): string => written.replace(/\D/g, '');

/** Whether the Luhn checksum holds. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

function validateNumber(written: string): CardProblem | null {
  const digits = toDigits(written);
  if (digits === '') return 'numberMissing';
  const brand = toCardBrand(digits);
  const lengths = allowedLengths(brand);
  if (digits.length > Math.max(...lengths)) return 'numberTooLong';
  if (!lengths.includes(digits.length)) return 'numberLength';
  return brand?.checksum === false || passesLuhn(digits) ? null : 'numberChecksum';
}

interface Expiry {
  month: number;
  year: number;
}

/** Parses an expiry: `03 / 29`, `3/29`, `0329` and `03/2029`. */
export function parseExpiry(written: string): Expiry | null {
  const match = /^(\d{1,2})\s*[/.-]\s*(\d{4}|\d{2})$|^(\d{2})(\d{4}|\d{2})$/.exec(written.trim());
  if (!match) return null;
  const month = Number(match[1] ?? match[3]);
  const year = Number(match[2] ?? match[4]);
  if (month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

const MAX_YEARS_TO_EXPIRY = 50;

/** Validates an expiry; a card is valid to the end of its month. */
function validateExpiry(written: string, now: Date): CardProblem | null {
  if (written.trim() === '') return 'expiryMissing';
  const expiry = parseExpiry(written);
  if (!expiry || expiry.year > now.getFullYear() + MAX_YEARS_TO_EXPIRY) return 'expiryFormat';
  const months = (expiry.year - now.getFullYear()) * 12 + expiry.month - (now.getMonth() + 1);
  return months < 0 ? 'expiryPast' : null;
}

function validateCode(written: string, brand: CardBrand | null): CardProblem | null {
  if (written === '') return 'codeMissing';
  if (brand) {
    const valid = /^\d+$/.test(written) && written.length === brand.codeLength;
    return valid ? null : `codeLength${brand.codeLength}`;
  }
  return /^\d{3,4}$/.test(written) ? null : 'codeLength3or4';
}

export type CardProblems = Partial<Record<CardField, CardProblem>>;

/** Checks a typed card (app/forms/README.md, "Validation"). The result holds only fields with a problem. */
export function validateCard(card: CardFields, now: Date): CardProblems {
  const problems: Record<CardField, CardProblem | null> = {
    number: validateNumber(card.number),
    holder: card.holder.trim() === '' ? 'holderMissing' : null,
    expiry: validateExpiry(card.expiry, now),
    code: validateCode(card.code, toCardBrand(toDigits(card.number))),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

/** The card as startPayment takes it. Only for fields without a problem of validateCard. */
export function toCardPayload({ number, holder, expiry, code }: CardFields) {
  const { month, year } = parseExpiry(expiry)!;
  return { number: toDigits(number), holder: holder.trim(), expiryMonth: month, expiryYear: year, code };
}
