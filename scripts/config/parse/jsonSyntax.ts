import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { printable, quote } from './words.ts';

export interface Fault {
  offset: number;
  what: string;
  meant?: string;
}

const endOfPrevious = (text: string, offset: number) => text.slice(0, offset).trimEnd().length;

const unexpectedCloser = (text: string, offset: number): Fault | undefined => {
  const previous = endOfPrevious(text, offset) - 1;
  if (!/[}\]]/.test(text[offset] ?? '') || text[previous] !== ',') return undefined;
  return { offset: previous, what: 'a comma too many', meant: `nothing follows before the closing ${text[offset]}` };
};

const missing = (what: string) => (text: string, offset: number) => ({ offset: endOfPrevious(text, offset), what });

const expected = (what: string, meant: string) => (text: string, offset: number) =>
  unexpectedCloser(text, offset) ?? { offset, what, meant };

const at = (what: string, meant: string) => (_text: string, offset: number) => ({ offset, what, meant });

const symbol = (text: string, offset: number, length: number): Fault => ({
  offset,
  what: `${quote(text.slice(offset, offset + length))} is not JSON`,
  meant: 'keys and texts stand in double quotes; without quotes there are only numbers, true, false and null',
});

const value = (text: string, offset: number): Fault =>
  text.trim() === ''
    ? { offset: 0, what: 'the file is empty', meant: 'it takes an object in { }' }
    : expected('a value is missing here', 'such as a text in double quotes')(text, offset);

const badEscape = at('this text holds an escape JSON does not know', 'write a backslash as \\\\');

type Describe = (text: string, offset: number, length: number) => Fault;

const sentences: Readonly<Record<ReturnType<typeof printParseErrorCode>, Describe>> = {
  InvalidSymbol: symbol,
  InvalidNumberFormat: at('this is no number', 'write it like 12 or 0.5'),
  PropertyNameExpected: expected('a key is missing here', 'keys stand in double quotes'),
  ValueExpected: value,
  ColonExpected: missing('a colon is missing here'),
  CommaExpected: missing('a comma is missing here'),
  CloseBraceExpected: missing('a closing } is missing here'),
  CloseBracketExpected: missing('a closing ] is missing here'),
  EndOfFileExpected: at('something follows after the end', 'remove it, or mind the braces before it'),
  InvalidCommentToken: at('JSON has no comments', 'remove it'),
  UnexpectedEndOfComment: at('JSON has no comments', 'remove it'),
  UnexpectedEndOfString: at('the closing double quote of this text is missing', 'a text stands on one line'),
  UnexpectedEndOfNumber: at('this is no number', 'write it like 12 or 0.5'),
  InvalidUnicode: badEscape,
  InvalidEscapeCharacter: badEscape,
  InvalidCharacter: at('this text holds a tab or another control character', 'remove it'),
  '<unknown ParseErrorCode>': at('this is not JSON', 'mind the quotes and commas around it'),
};

/** What is wrong in the sentence of a colleague; the place is where one would mend it. */
export function describeSyntax(text: string, { error, offset, length }: ParseError): Fault {
  return sentences[printParseErrorCode(error)](text, offset, length);
}

export const duplicateKey = (key: string, offset: number, firstLine: number): Fault => ({
  offset,
  what: `"${printable(key)}" stands twice in this object`,
  meant: `the first is on line ${firstLine}`,
});
