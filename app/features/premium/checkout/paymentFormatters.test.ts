import { expect, test } from 'vitest';
import { formatKeepingCaret, type TextFormatter } from '../../../lib/formatKeepingCaret.ts';
import { createDigitFormatter, formatCardNumber, formatExpiry, formatIban } from './paymentFormatters.ts';

test.for<[TextFormatter, string, string]>([
  [formatCardNumber, '4111111111111111', '4111 1111 1111 1111'],
  [formatCardNumber, '4111-1111.1111 1111 9', '41111111111111119'],
  [formatCardNumber, '6'.repeat(19), '6666666666666666666'],
  [formatCardNumber, '9'.repeat(30), '9'.repeat(19)],
  [formatCardNumber, '4111', '4111'],
  [formatCardNumber, 'abc', ''],
  [formatExpiry, '3', '03'],
  [formatExpiry, '1', '1'],
  [formatExpiry, '12', '12'],
  [formatExpiry, '1/', '01'],
  [formatExpiry, '1/29', '01 / 29'],
  [formatExpiry, '032', '03 / 2'],
  [formatExpiry, '03 / ', '03'],
  [formatExpiry, '03/2029', '03 / 2029'],
  [formatExpiry, '03 / 20299', '03 / 2029'],
  [formatExpiry, '03.29', '03 / 29'],
  [formatIban, 'at611904300234573201', 'AT61 1904 3002 3457 3201'],
  [createDigitFormatter(4), '12 345', '1234'],
])('%# %s becomes %s', ([format, written, expected]) => {
  expect(format(written)).toBe(expected);
});

test('formatting a formatted text changes nothing', () => {
  for (const text of ['4111 1111 1111 1111', '', '41'])
    expect(formatCardNumber(formatCardNumber(text))).toBe(formatCardNumber(text));
  for (const text of ['03 / 29', '03 / 2029', '03', '1'])
    expect(formatExpiry(formatExpiry(text))).toBe(formatExpiry(text));
});

test.for([
  ['at the end it stays at the end', '41111', 5, '4111 1', 6],
  ['in the middle it stays behind its digit', '4112 111 1', 3, '4112 1111', 3],
  ['after a digit that moves to the next group', '91234 5678', 1, '9123 4567 8', 1],
  ['a deleted space comes back, and the caret before it', '12345678', 4, '1234 5678', 4],
] as const)('the caret: %s', ([, text, caret, expected, position]) => {
  expect(formatKeepingCaret({ text, caret }, formatCardNumber)).toEqual({ text: expected, caret: position });
});
