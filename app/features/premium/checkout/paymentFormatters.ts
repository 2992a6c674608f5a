import type { TextFormatter } from '../../../lib/formatKeepingCaret.ts';

const formatGroups = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ');

/** Number of characters that the field for a card number shows, and of the digits of the longest card. */
export const MAX_CARD_NUMBER_LENGTH = 19;

/** Formats a card number: 1111 2222 3333 4444, and longer ones without spaces. Anything but digits is dropped. */
export const formatCardNumber: TextFormatter = (written) => {
  const digits = written.replace(/\D/g, '').slice(0, MAX_CARD_NUMBER_LENGTH);
  const grouped = formatGroups(digits);
  return grouped.length <= MAX_CARD_NUMBER_LENGTH ? grouped : digits;
};

const MAX_IBAN_LENGTH = 34;

/** Formats an IBAN: AT61 1904 3002 3457 3201. */
export const formatIban: TextFormatter = (written) =>
  formatGroups(
    written
      .replace(/[^a-z0-9]/gi, '')
      .toUpperCase()
      .slice(0, MAX_IBAN_LENGTH),
  );

/** Formats an expiry: `MM / YY`, or `MM / YYYY` for a year of four digits. */
export const formatExpiry: TextFormatter = (written) => {
  const [first = '', ...rest] = written.split(/[/.-]/);
  const loneMonth = rest.length > 0 && /^\s*\d\s*$/.test(first);
  const digits = (loneMonth ? '0' : '') + written.replace(/\D/g, '');
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  const year = padded.slice(2, 6);
  return year === '' ? month : `${month} / ${year}`;
};

export const createDigitFormatter =
  (maxDigits: number): TextFormatter =>
  (written) =>
    written.replace(/\D/g, '').slice(0, maxDigits);
