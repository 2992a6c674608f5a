import { parse, type Select, type Token } from '@messageformat/parser';

/** A part of a message's text, by its offsets. */
export interface Span {
  start: number;
  end: number;
}

/** One form of a choice: the span is that of its text, inside its braces. */
interface Branch extends Span {
  key: string;
}

/** A plural or select of a message. */
interface Choice extends Span {
  argument: string;
  type: Select['type'];
  branches: readonly Branch[];
}

export interface MessageScan {
  /** The parts that members read as they are written: no value, tag, address or name of a form. */
  words: readonly Span[];
  /** The outermost choices. */
  choices: readonly Choice[];
}

/** Pattern of braces, apart from those in quotes, which are text. */
const bracePattern = /''|'[{}#](?:[^']|'')*'(?!')|[{}]/g;

/** Finds the brace that closes what is open at an offset. */
function findClosing(text: string, from: number): number {
  let depth = 1;
  for (const { 0: sign, index } of text.slice(from).matchAll(bracePattern)) {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    if (depth === 0) return from + index;
  }
  return text.length;
}

/** Pattern of what no word of a text is part of: tags and addresses. */
const noWords = /<\/?\d+\/?>|https?:\/\/[^\s<]+|(?:www\.)[^\s<]+|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+/g;

function splitContent(text: string, start: number): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(noWords)) {
    spans.push({ start: start + end, end: start + index });
    end = index + found.length;
  }
  spans.push({ start: start + end, end: start + text.length });
  return spans.filter((span) => span.start < span.end);
}

const isChoice = (token: Token): token is Select => 'cases' in token;

/** Finds the words and choices of a message. Throws where its text does not parse. */
export function scanMessage(text: string): MessageScan {
  const words: Span[] = [];
  const toChoice = ({ type, arg, cases, ctx }: Select): Choice => ({
    start: ctx.offset,
    end: findClosing(text, ctx.offset + 1) + 1,
    argument: arg,
    type,
    branches: cases.map(({ key, ctx: { offset, text: opening } }) => {
      const start = offset + opening.length;
      return { key, start, end: findClosing(text, start) };
    }),
  });
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'content') words.push(...splitContent(token.ctx.text, token.ctx.offset));
      else if (isChoice(token)) for (const { tokens: inner } of token.cases) visit(inner);
    }
  };
  const tokens = parse(text, { strictPluralKeys: false });
  visit(tokens);
  return { words, choices: tokens.filter(isChoice).map(toChoice) };
}
