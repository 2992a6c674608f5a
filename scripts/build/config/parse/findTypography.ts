import type { OffsetProblem } from './pathProblem.ts';
import { formatCodePoint, quote } from './problemMessageFormatting.ts';

const primes = '\u2032-\u2037';
const quotes = `\u2018-\u201F\u00AB\u00BB\u2039\u203A\u301D-\u301F\u275B-\u275E\uFF02\uFF07${primes}`;
const fullWidth = '\uFF01-\uFF5E';
const primeSign = new RegExp(`[${primes}]`, 'u');
const fullWidthSign = new RegExp(`[${fullWidth}]`, 'u');
const lineBreak = /[\v\f\u0085\p{Zl}\p{Zp}]/u;
const invisible = /(?![\t\r\n])[\p{Cc}\p{Cf}\p{DI}]/u;
const quoteSign = new RegExp(`[${quotes}]`, 'u');
/** A text in plain quotes, which may lack its end, or a sign that no keyboard writes. */
const textOrSign = new RegExp(
  `"(?:[^"\\\\\\r\\n]|\\\\.)*"?|[${quotes}${fullWidth}]|(?! )\\p{Zs}|${lineBreak.source}|${invisible.source}`,
  'gu',
);
/** Pattern of the place where a text in plain quotes was meant to end. */
const meantEnd = new RegExp(`[${quotes}](?=\\s*(?:[:,}\\]]|$))`, 'u');

/** Describes a sign that word processors write in place of a plain one: message and hint; undefined for any other. */
export function describeTypography(sign: string): Omit<OffsetProblem, 'offset'> | undefined {
  if (primeSign.test(sign))
    return { message: `${quote(sign)} is a prime, as in minutes and inches`, hint: 'write a plain quote, as in "…"' };
  if (quoteSign.test(sign))
    return { message: `${quote(sign)} is a typographic quote`, hint: 'write a plain one, as in "…"' };
  if (/(?! )\p{Zs}/u.test(sign)) {
    const name = sign === '\u00A0' || sign === '\u202F' ? 'a no-break space' : 'a space of another width';
    return { message: `here is ${name}, ${formatCodePoint(sign)}`, hint: 'write a plain one' };
  }
  if (fullWidthSign.test(sign))
    return { message: `${quote(sign)} is a full-width sign`, hint: `write a plain one, ${quote(toPlain(sign))}` };
  if (lineBreak.test(sign))
    return { message: `here is a line break of another kind, ${formatCodePoint(sign)}`, hint: 'write a plain one' };
  if (invisible.test(sign))
    return { message: `here is an invisible character, ${formatCodePoint(sign)}`, hint: 'remove it' };
  return undefined;
}

/** Returns the plain character that a sign outside of texts was meant as. */
const toPlain = (sign: string) =>
  quoteSign.test(sign) ? '"' : fullWidthSign.test(sign) ? sign.normalize('NFKC') : ' '.repeat(sign.length);

/** Finds where a text in plain quotes was meant to end, if it runs into what follows. */
function findMeantEnd(text: string, after: string): number | undefined {
  const isEnded = text.length > 1 && text.endsWith('"') && /^(?:[\s,:}\]，：｝］]|$)/.test(after);
  return isEnded ? undefined : meantEnd.exec(text.replace(/"$/, ''))?.index;
}

/**
 * Finds the signs of a JSON text that were written in place of plain quotes and spaces, outside of texts.
 *
 * @returns a problem for each, and the text with the plain characters, which has the same length
 */
export function findTypography(json: string): { problems: OffsetProblem[]; plain: string } {
  const problems: OffsetProblem[] = [];
  let plain = json;
  const pattern = new RegExp(textOrSign);
  for (let match = pattern.exec(json); match; match = pattern.exec(json)) {
    const [found] = match;
    const end = found.startsWith('"') ? findMeantEnd(found, json.slice(pattern.lastIndex)) : 0;
    if (end === undefined) continue;
    const offset = match.index + end;
    const sign = found.startsWith('"') ? found[end]! : found;
    const problem = describeTypography(sign);
    if (!problem) continue;
    problems.push({ offset, ...problem });
    plain = plain.slice(0, offset) + toPlain(sign) + plain.slice(offset + sign.length);
    pattern.lastIndex = offset + sign.length;
  }
  return { problems, plain };
}
