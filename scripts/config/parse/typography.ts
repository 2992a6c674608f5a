import type { OffsetProblem } from '../pathProblem.ts';
import { formatCodePoint, quote } from './messageFormatting.ts';

const quotes = '\u2018-\u201F\u00AB\u00BB\u2039\u203A\uFF02';
const quoteSign = new RegExp(`[${quotes}]`, 'u');
/** A text in plain quotes, which may lack its end, or a sign that no keyboard writes. */
const textOrSign = new RegExp(`"(?:[^"\\\\\\r\\n]|\\\\.)*"?|[${quotes}]|(?! )\\p{Zs}|[\\p{Cf}\\p{DI}]`, 'gu');
/** Where a text in plain quotes was meant to end. */
const meantEnd = new RegExp(`[${quotes}](?=\\s*(?:[:,}\\]]|$))`, 'u');

/** Message and hint on a sign that word processors put in place of a plain one; undefined for any other. */
export function describeTypography(sign: string): Omit<OffsetProblem, 'offset'> | undefined {
  if (quoteSign.test(sign))
    return { message: `${quote(sign)} is a typographic quote`, hint: 'write a plain one, as in "…"' };
  if (/(?! )\p{Zs}/u.test(sign)) {
    const name = sign === '\u00A0' || sign === '\u202F' ? 'a no-break space' : 'a space of another width';
    return { message: `here stands ${name}, ${formatCodePoint(sign)}`, hint: 'write a plain one' };
  }
  if (/[\p{Cf}\p{DI}]/u.test(sign))
    return { message: `here stands an invisible character, ${formatCodePoint(sign)}`, hint: 'remove it' };
  return undefined;
}

/** Where a text in plain quotes was meant to end before it does, if it runs into what follows. */
function findMeantEnd(text: string, after: string): number | undefined {
  const isEnded = text.length > 1 && text.endsWith('"') && /^(?:[\s,:}\]]|$)/.test(after);
  return isEnded ? undefined : meantEnd.exec(text.replace(/"$/, ''))?.index;
}

/**
 * Finds the signs of a JSON text that stand in place of plain quotes and spaces, outside of texts.
 *
 * @returns a problem for each, and the text with the plain signs, which has the same length
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
    const replacement = quoteSign.test(sign) ? '"' : ' '.repeat(sign.length);
    plain = plain.slice(0, offset) + replacement + plain.slice(offset + sign.length);
    pattern.lastIndex = offset + sign.length;
  }
  return { problems, plain };
}
