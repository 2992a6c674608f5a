/** A text that is translated as a whole: a message, one form of its plural, or a paragraph of a legal document. */
export interface TextUnit {
  /** The same in every export, as long as the message is. */
  id: string;
  /** The document that it is part of; messages are part of none. */
  document?: string;
  /** The app's English text, with its codes. */
  source: string;
  /** The text that members read today. */
  present: string;
  screens: readonly string[];
  /** Note for a translator. */
  notes: readonly string[];
  /** Largest number of characters that its words may have. */
  limit?: number | undefined;
}

/** The texts of a brand in one language, as they leave the project and come back. */
export interface TextExchange {
  slug: string;
  tag: string;
  units: readonly TextUnit[];
}

/** Text that came back for one unit. */
export interface ReturnedUnit {
  id: string;
  /** Its line in the file. */
  line: number;
  /** Its name for a person: a row, or a unit. */
  name: string;
  /** Source and present text as they were exported; undefined where the file does not say. */
  source?: string | undefined;
  present?: string | undefined;
  /** The new text; undefined or empty where there is none. */
  text?: string | undefined;
  /** Mistakes in its form, which leave no text to check. */
  faults: readonly string[];
}

/** A mistake in a file that came back. */
export interface ReturnFault {
  line: number;
  /** The unit that it is in; undefined where it is one of the whole file. */
  id?: string | undefined;
  message: string;
  hint?: string | undefined;
}

/** Content of a file that came back. */
export interface ReturnedTexts {
  slug?: string | undefined;
  tag?: string | undefined;
  units: readonly ReturnedUnit[];
  /** The encoding of the file, if it lacks letters, so that they came back as ?. */
  lossy?: string;
  /** Mistakes of the whole file. */
  faults: readonly ReturnFault[];
}

/** A piece of a text: words, or a code that a translator keeps. */
export type Piece = { words: string } | { code: string };

/** Pattern of codes: tags, values, blocks of legal texts, forms of plurals, the number of one, and braces in quotes. */
const codePattern =
  /<\/?[a-z0-9][^<>]*>|\{\{[^{}]*\}\}|'[{}#](?:[^']|'')*'|\{\w+(?:, *\w+(?:, *[^{}]*)?)?\}|\{\w+, *\w+,[^{}]*\{|\}\s*=?\w+ *\{|[{}#]/gi;

/** Splits a text into words and codes. */
export function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: code, index } of text.matchAll(codePattern)) {
    if (index > end) pieces.push({ words: text.slice(end, index) });
    pieces.push({ code });
    end = index + code.length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end) });
  return pieces;
}

/** Lists the codes of a text, in their order. */
export const listCodes = (text: string): string[] =>
  splitPieces(text).flatMap((piece) => ('code' in piece ? [piece.code] : []));
