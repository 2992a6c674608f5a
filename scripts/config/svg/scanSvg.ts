import type { Fault } from '../parse/jsonSyntax.ts';
import { quote } from '../parse/words.ts';

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

export interface Scan {
  tokens: Token[];
  /** Where the scanner stopped, for it did not understand what came next. */
  fault?: Fault;
}

const name = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`;
const open = new RegExp(`<(${name})`, 'y');
const attribute = new RegExp(String.raw`\s+(${name})\s*=\s*("[^"<]*"|'[^'<]*')`, 'y');
const end = /\s*(\/?)>/y;
const close = new RegExp(String.raw`</(${name})\s*>`, 'y');
const text = /[^<]+/y;

/** Parts of XML that a drawing can do without, and that readers of XML and of HTML take differently. */
const refused: readonly [start: string, what: string, meant: string][] = [
  ['<!--', 'a comment', 'remove it; it would be shipped to every member'],
  ['<?', 'an instruction such as <?xml …?>', 'remove it; the file begins with <svg'],
  ['<![CDATA[', 'a CDATA section', 'remove the marks around its content'],
  ['<!', 'a declaration such as <!DOCTYPE …>', 'remove it; the file begins with <svg'],
];

const matchAt = (pattern: RegExp, source: string, offset: number) => {
  pattern.lastIndex = offset;
  return pattern.exec(source);
};

function refusal(source: string, offset: number): Fault {
  const rule = refused.find(([start]) => source.startsWith(start, offset));
  if (rule) return { offset, what: `${rule[1]} is not allowed in a drawing`, meant: rule[2] };
  const piece = source.slice(offset, offset + 20).split(/[\s>]/)[0]!;
  return { offset, what: `${quote(piece)} is no SVG`, meant: 'mind the tag, its quotes and its end' };
}

function scanAttributes(source: string, start: number): { attributes: Attribute[]; after: number } {
  const attributes: Attribute[] = [];
  let after = start;
  for (let match = matchAt(attribute, source, after); match; match = matchAt(attribute, source, after)) {
    const [whole, key, quoted] = match as unknown as [string, string, string];
    after += whole.length;
    const offset = match.index + whole.search(/\S/);
    attributes.push({ name: key, value: quoted.slice(1, -1), offset, valueOffset: after - quoted.length + 1 });
  }
  return { attributes, after };
}

function scanToken(source: string, offset: number): { token: Token; after: number } | Fault {
  const plain = matchAt(text, source, offset);
  if (plain) return { token: { type: 'text', text: plain[0], offset }, after: offset + plain[0].length };
  const closing = matchAt(close, source, offset);
  if (closing) return { token: { type: 'close', name: closing[1]!, offset }, after: offset + closing[0].length };
  const opening = matchAt(open, source, offset);
  if (!opening) return refusal(source, offset);
  const { attributes, after } = scanAttributes(source, offset + opening[0].length);
  const ending = matchAt(end, source, after);
  if (!ending)
    return { ...refusal(source, after), what: `the tag <${opening[1]}> goes on with something that is no attribute` };
  const token: Token = { type: 'open', name: opening[1]!, attributes, closed: ending[1] === '/', offset };
  return { token, after: after + ending[0].length };
}

/** Splits a drawing into tags and text. Strict: the first thing it does not understand ends the scan. */
export function scanSvg(source: string): Scan {
  const tokens: Token[] = [];
  for (let offset = 0; offset < source.length; ) {
    const scanned = scanToken(source, offset);
    if ('what' in scanned) return { tokens, fault: scanned };
    tokens.push(scanned.token);
    offset = scanned.after;
  }
  return { tokens };
}
