import type { TextFormatter } from '../../../lib/formatKeepingCaret.ts';

const formatGroups = (written: string, longest: number) => written.slice(0, longest).replace(/(.{4})(?=.)/g, '$1 ');

/** 1111 2222 3333 4444; whatever separated the digits before. */
export const createDigitGroupFormatter =
  (longest: number): TextFormatter =>
  (written) =>
    formatGroups(written.replace(/\D/g, ''), longest);

/** AT61 1904 3002 3457 3201 */
export const formatIban: TextFormatter = (written) =>
  formatGroups(written.replace(/[^a-z0-9]/gi, '').toUpperCase(), 34);

/** `MM / YY`, or `MM / YYYY` where somebody writes the whole year. */
export const formatExpiry: TextFormatter = (written) => {
  const [first = '', ...rest] = written.split(/[/.-]/);
  const loneMonth = rest.length > 0 && /^\s*\d\s*$/.test(first);
  const digits = (loneMonth ? '0' : '') + written.replace(/\D/g, '');
  const whole = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = whole.slice(0, 2);
  const year = whole.slice(2, 6);
  return year === '' ? month : `${month} / ${year}`;
};

export const createDigitFormatter =
  (longest: number): TextFormatter =>
  (written) =>
    written.replace(/\D/g, '').slice(0, longest);
