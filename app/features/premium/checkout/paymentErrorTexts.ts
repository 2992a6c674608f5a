import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CardError } from './card/card.model.ts';
import type { IbanError } from './iban.model.ts';

/** Each says what is wrong and how to correct it. */
export const paymentErrorTexts: Readonly<Record<CardError | IbanError, MessageDescriptor>> = {
  numberMissing: msg`Enter the card number.`,
  numberLength: msg`Check the card number. It has too few digits.`,
  numberChecksum: msg`Check the card number. One of its digits seems to be wrong.`,
  holderMissing: msg`Enter the name that stands on the card.`,
  expiryMissing: msg`Enter until when the card is valid.`,
  expiryFormat: msg`Check until when the card is valid. Enter month and year, for example 03 / 29.`,
  expiryPast: msg`This card is no longer valid. Please use another one.`,
  codeMissing: msg`Enter the security code.`,
  codeLength3: msg`Check the security code. It has three digits.`,
  codeLength4: msg`Check the security code. It has four digits.`,
  codeLength3or4: msg`Check the security code. It has three or four digits.`,
  ibanMissing: msg`Enter your IBAN.`,
  ibanFormat: msg`Check your IBAN. It begins with two letters, such as DE, and seems to be too short or too long.`,
  ibanChecksum: msg`Check your IBAN. One of its digits seems to be wrong.`,
};
