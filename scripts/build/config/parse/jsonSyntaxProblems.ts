import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { OffsetProblem } from './pathProblem.ts';
import { quote, toPrintable } from './problemMessageFormatting.ts';

const endOfPrevious = (text: string, offset: number) => text.slice(0, offset).trimEnd().length;

const findTrailingComma = (text: string, offset: number): OffsetProblem | undefined => {
  const previous = endOfPrevious(text, offset) - 1;
  if (!/[}\]]/.test(text[offset] ?? '') || text[previous] !== ',') return undefined;
  return { offset: previous, message: 'a comma too many', hint: `nothing follows before the closing ${text[offset]}` };
};

const describeMissing = (message: string) => (text: string, offset: number) => ({
  offset: endOfPrevious(text, offset),
  message,
});

const describeExpected = (message: string, hint: string) => (text: string, offset: number) =>
  findTrailingComma(text, offset) ?? { offset, message, hint };

const describeAs = (message: string, hint: string) => (_text: string, offset: number) => ({ offset, message, hint });

const describeInvalidSymbol = (text: string, offset: number, length: number): OffsetProblem => ({
  offset,
  message: `${quote(text.slice(offset, offset + length))} is not JSON`,
  hint: 'keys and texts are in double quotes; without quotes there are only numbers, true, false and null',
});

const describeMissingValue = (text: string, offset: number): OffsetProblem =>
  text.trim() === ''
    ? { offset: 0, message: 'the file is empty', hint: 'it takes an object in { }' }
    : describeExpected('a value is missing here', 'such as a text in double quotes')(text, offset);

const badEscape = describeAs('this text holds an escape JSON does not know', 'write a backslash as \\\\');

type DescribeError = (text: string, offset: number, length: number) => OffsetProblem;

const describeByCode: Readonly<Record<ReturnType<typeof printParseErrorCode>, DescribeError>> = {
  InvalidSymbol: describeInvalidSymbol,
  InvalidNumberFormat: describeAs('this is no number', 'write it like 12 or 0.5'),
  PropertyNameExpected: describeExpected('a key is missing here', 'keys are in double quotes'),
  ValueExpected: describeMissingValue,
  ColonExpected: describeMissing('a colon is missing here'),
  CommaExpected: describeMissing('a comma is missing here'),
  CloseBraceExpected: describeMissing('a closing } is missing here'),
  CloseBracketExpected: describeMissing('a closing ] is missing here'),
  EndOfFileExpected: describeAs('something follows after the end', 'remove it, or mind the braces before it'),
  InvalidCommentToken: describeAs('JSON has no comments', 'remove it'),
  UnexpectedEndOfComment: describeAs('JSON has no comments', 'remove it'),
  UnexpectedEndOfString: describeAs('the closing double quote of this text is missing', 'a text has to be on one line'),
  UnexpectedEndOfNumber: describeAs('this is no number', 'write it like 12 or 0.5'),
  InvalidUnicode: badEscape,
  InvalidEscapeCharacter: badEscape,
  InvalidCharacter: describeAs('this text holds a tab or another control character', 'remove it'),
  '<unknown ParseErrorCode>': describeAs('this is not JSON', 'mind the quotes and commas around it'),
};

/** Describes the parser's error in plain words, at the character where a person would correct it. */
export function describeJsonError(text: string, { error, offset, length }: ParseError): OffsetProblem {
  return describeByCode[printParseErrorCode(error)](text, offset, length);
}

export const toDuplicateKeyProblem = (key: string, offset: number, firstLine: number): OffsetProblem => ({
  offset,
  message: `"${toPrintable(key)}" occurs twice in this object`,
  hint: `the first is on line ${firstLine}`,
});
