import type { PoMessage } from '../../../lib/parsePo.ts';
import { quote } from '../parse/problemMessageFormatting.ts';

/** Words, spellings and punctuation that only the British use, or only Americans. A placeholder is no word. */
export const britishWords =
  /\b\w*(?:favourit|humour|colour|honour|harbour|neighbour|labour|behaviour|organis|recognis|apologis|personalis|centre|metres|theatre|postcode|cancelled|cancelling|travelled|travelling|fulfil\b|licence|offence|cheque|grey\b|programme)\w*|(?<![{"])\btowns?\b(?![}"])|\b(?:afterwards|at the foot of|birch wood|check day, month|of that name|put it right)\b|”[.,]/i;
export const americanWords =
  /\b\w*(?:favorit|humor\b|color|honor\b|harbor|neighbor|behavior|organiz|recogniz|apologiz|center|meters\b|theater|zip code|canceled|canceling|traveled|traveling|fulfill\b)\w*/i;

/** Breaking space before or after a sign where French needs one that does not break. */
export const frenchBreak = /[\p{L}\d’»)}>%] [?!;:»%]|« /u;

/** Hyphen at which a line may break within a short word. */
export const germanBreak = /E-Mail/;

/** Spellings that no text of a language may have, by its tag. */
const wordings: Readonly<Record<string, { pattern: RegExp; message: string; hint: string }>> = {
  de: { pattern: germanBreak, message: 'can break at its hyphen', hint: 'write a non-breaking hyphen, U+2011' },
  en: { pattern: americanWords, message: 'is American spelling', hint: 'write it as the British do' },
  'en-US': { pattern: britishWords, message: 'is British spelling', hint: 'write it as Americans do' },
  fr: { pattern: frenchBreak, message: 'can break at its space', hint: 'write a no-break space, U+00A0 or U+202F' },
};

/** Finds spelling that is wrong for the language of a text: message and hint. */
export function checkSpelling(
  tag: string,
  { id, text }: Pick<PoMessage, 'id' | 'text'>,
): [message: string, hint: string][] {
  const wording = wordings[tag];
  const found = wording?.pattern.exec(text)?.[0];
  return wording && found !== undefined
    ? [[`${quote(found)} in the text of ${quote(id)} ${wording.message}`, wording.hint]]
    : [];
}
