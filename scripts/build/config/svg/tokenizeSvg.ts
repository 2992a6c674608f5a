import type { OffsetProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';

export interface Attribute {
  name: string;
  value: string;
  offset: number;
  valueOffset: number;
}

export type Token =
  | { type: 'open'; name: string; attributes: Attribute[]; closed: boolean; offset: number }
  | { type: 'close'; name: string; offset: number }
  | { type: 'text'; text: string; offset: number };

export interface TokenizedSvg {
  tokens: Token[];
  /** Where the scanner stopped. */
  problem?: OffsetProblem;
}

const namePattern = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`;
const openPattern = new RegExp(`<(${namePattern})`, 'y');
const attributePattern = new RegExp(String.raw`\s+(${namePattern})\s*=\s*("[^"<]*"|'[^'<]*')`, 'y');
const endPattern = /\s*(\/?)>/y;
const closePattern = new RegExp(String.raw`</(${namePattern})\s*>`, 'y');
const textPattern = /[^<]+/y;

/** XML constructs that no drawing needs and that XML and HTML parsers read differently. */
const refusedMarkup: readonly [start: string, message: string, hint: string][] = [
  ['<!--', 'a comment', 'remove it; it would be shipped to every member'],
  ['<?', 'an instruction such as <?xml …?>', 'remove it; the file begins with <svg'],
  ['<![CDATA[', 'a CDATA section', 'remove the marks around its content'],
  ['<!', 'a declaration such as <!DOCTYPE …>', 'remove it; the file begins with <svg'],
];

const matchAt = (pattern: RegExp, source: string, offset: number) => {
  pattern.lastIndex = offset;
  return pattern.exec(source);
};

function toMarkupProblem(source: string, offset: number): OffsetProblem {
  const rule = refusedMarkup.find(([start]) => source.startsWith(start, offset));
  if (rule) return { offset, message: `${rule[1]} is not allowed in a drawing`, hint: rule[2] };
  const piece = source.slice(offset, offset + 20).split(/[\s>]/)[0]!;
  return { offset, message: `${quote(piece)} is no SVG`, hint: 'mind the tag, its quotes and its end' };
}

function readAttributes(source: string, start: number): { attributes: Attribute[]; after: number } {
  const attributes: Attribute[] = [];
  let after = start;
  for (let match = matchAt(attributePattern, source, after); match; match = matchAt(attributePattern, source, after)) {
    const [text, key, quoted] = match as unknown as [string, string, string];
    after += text.length;
    const offset = match.index + text.search(/\S/);
    attributes.push({ name: key, value: quoted.slice(1, -1), offset, valueOffset: after - quoted.length + 1 });
  }
  return { attributes, after };
}

function readToken(source: string, offset: number): { token: Token; after: number } | OffsetProblem {
  const plain = matchAt(textPattern, source, offset);
  if (plain) return { token: { type: 'text', text: plain[0], offset }, after: offset + plain[0].length };
  const closing = matchAt(closePattern, source, offset);
  if (closing) return { token: { type: 'close', name: closing[1]!, offset }, after: offset + closing[0].length };
  const opening = matchAt(openPattern, source, offset);
  if (!opening) return toMarkupProblem(source, offset);
  const { attributes, after } = readAttributes(source, offset + opening[0].length);
  const ending = matchAt(endPattern, source, after);
  if (!ending)
    return {
      ...toMarkupProblem(source, after),
      message: `the tag <${opening[1]}> goes on with something that is no attribute`,
    };
  const token: Token = { type: 'open', name: opening[1]!, attributes, closed: ending[1] === '/', offset };
  return { token, after: after + ending[0].length };
}

/** Splits a drawing into tags and text; stops at the first unknown syntax. */
export function tokenizeSvg(source: string): TokenizedSvg {
  const tokens: Token[] = [];
  for (let offset = 0; offset < source.length; ) {
    const scanned = readToken(source, offset);
    if ('message' in scanned) return { tokens, problem: scanned };
    tokens.push(scanned.token);
    offset = scanned.after;
  }
  return { tokens };
}
