import { pickTranslation } from '../../lib/pickTranslation.ts';
import type { Finding } from './findCommonGround.ts';

const MAX_WORDS = 3;
/** Characters of a word; a longer option is a sentence, which does not follow “You both”. */
export const MAX_WORD_LENGTH = 20;
/** Characters of all words together: two lines of a narrow card. */
const MAX_LENGTH = 54;

/** A few short words for what two members share, the weightiest first, in the texts of the options and topics. */
export function toCommonGroundWords(shared: readonly Finding[], locale: string): string[] {
  const words: string[] = [];
  let length = 0;
  for (const word of shared.flatMap((finding) => toWords(finding, locale))) {
    const isShort = word !== '' && word.length <= MAX_WORD_LENGTH && length + word.length <= MAX_LENGTH;
    if (words.length === MAX_WORDS || !isShort || words.includes(word)) continue;
    words.push(word);
    length += word.length;
  }
  return words;
}

function toWords(finding: Finding, locale: string): string[] {
  if (finding.kind === 'picks') return finding.options.map(({ translations }) => pickTranslation(translations, locale));
  if (finding.kind === 'sameSide' && finding.side === 'high') {
    return [pickTranslation(finding.question.topic ?? {}, locale)];
  }
  return [];
}
