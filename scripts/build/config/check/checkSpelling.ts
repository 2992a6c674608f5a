import type { PoMessage } from '../../../lib/parsePo.ts';
import { quote } from '../parse/problemMessageFormatting.ts';

/** Words, spellings and punctuation that only the British use, or only Americans. A placeholder is no word. */
export const britishWords =
  /\b\w*(?:favourit|humour|colour|honour|harbour|neighbour|labour|behaviour|organis|recognis|apologis|personalis|centre|metres|theatre|postcode|cancelled|cancelling|travelled|travelling|fulfil\b|licence|offence|cheque|grey\b|programme)\w*|(?<![{"])\btowns?\b(?![}"])|\b(?:afterwards|at the foot of|birch wood|check day, month|of that name|put it right)\b|”[.,]/i;
export const americanWords =
  /\b\w*(?:favorit|humor\b|color|honor\b|harbor|neighbor|behavior|organiz|recogniz|apologiz|center|meters\b|theater|zip code|canceled|canceling|traveled|traveling|fulfill\b)\w*/i;

/** Breaking space before or after a sign where French needs one that does not break. */
const frenchBreak = /[\p{L}\d’»)}>%] [?!;:»%]|« /u;

interface Wording {
  pattern: RegExp;
  message: string;
  hint: string;
}

const guide = 'app/i18n/TRANSLATING.md tells what to write';
const hint = 'write email in English, elsewhere with U+2011';
/** The wording that no language may have. */
const breakingMail: Wording = { pattern: /e-mail/i, message: 'can break at its hyphen', hint };
const spaceBeforeDots: Wording = { pattern: / …/, message: 'has a space before …', hint: 'leave the space out' };

/** Wordings that no text of a language may have, by its tag. */
const wordings: Readonly<Record<string, readonly Wording[]>> = {
  en: [{ pattern: americanWords, message: 'is American spelling', hint: 'write it as the British do' }],
  'en-US': [{ pattern: britishWords, message: 'is British spelling', hint: 'write it as Americans do' }],
  fr: [{ pattern: frenchBreak, message: 'can break at its space', hint: 'write a no-break space, U+00A0 or U+202F' }],
  cs: [
    spaceBeforeDots,
    {
      pattern: /(?<!\p{L})(?:jste|byste) (?:\p{L}+ ){0,2}\p{L}{2,}li(?!\p{L})|\p{L}li jste|(?<!\p{L})sami(?!\p{L})/iu,
      message: 'speaks to several people',
      hint: guide,
    },
    {
      pattern: /(?<!\p{L})(?:odejít|odešel|opustit|tým\p{L}* podpory|pro pokračování|nedocház\p{L}+)(?!\p{L})/iu,
      message: 'is not said to members',
      hint: guide,
    },
    {
      pattern: /^\p{Lu}\p{Ll}+t(?: s[ei])? (?:můj|mé|mou|má|moje|moji)(?!\p{L})/u,
      message: 'says whose it is on a button',
      hint: guide,
    },
  ],
  pl: [
    spaceBeforeDots,
    {
      pattern:
        /(?<!\p{L})(?:odejść|odszedł|odeszła|t[aąę] drug[aąi]\p{L}* osob\p{L}*|tej drugiej osob\p{L}*|zesp[oó]\p{L}+ wsparcia|nastąpi\p{L}*|pasując\p{L}+ osob\p{L}*|nazw\p{L} użytkownika|ulubieni)(?!\p{L})/iu,
      message: 'is not said to members',
      hint: guide,
    },
    {
      pattern: /^\p{Lu}\p{Ll}+(?: do| jako)? (?:mój|moje|moją|mojej|mojego|moich)(?!\p{L})/u,
      message: 'says whose it is on a button',
      hint: guide,
    },
  ],
};

/** Finds wordings that a text of a language may not have: message and hint. */
export const checkSpelling = (
  tag: string,
  { id, text }: Pick<PoMessage, 'id' | 'text'>,
): [message: string, hint: string][] =>
  [breakingMail, ...(wordings[tag] ?? [])].flatMap(({ pattern, message, hint }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [[`${quote(found)} in the text of ${quote(id)} ${message}`, hint]];
  });
