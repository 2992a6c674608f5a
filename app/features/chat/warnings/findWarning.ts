import { compileLanguage } from './compileWords.ts';
import { hasLink, hasMailAddress } from './findContact.ts';
import { asksForMoney } from './findMoneyRequest.ts';
import { movesElsewhere } from './findMove.ts';
import { hasAccountNumber, hasPhoneNumber } from './findNumber.ts';
import { normalizeText } from './normalizeText.ts';
import { czech } from './words/cs.ts';
import { german } from './words/de.ts';
import { english } from './words/en.ts';
import { french } from './words/fr.ts';
import { polish } from './words/pl.ts';

/** Reason for a note below a message. An e-mail address counts as another service. */
export type WarningKind = 'money' | 'account' | 'link' | 'phone' | 'service';

const languages = [german, english, french, czech, polish].map(compileLanguage);

/** End of a sentence, or of the part before a "but": what is refused in one is not refused in the next. */
const sentenceEnd = /[!?;\n…]+|(?<=[^\s.]{2})\.+(?=\s|$)|,?\s(?:aber|sondern|but|mais|ale|jednak|nicmene)\s/;

/**
 * Finds whether a message asks for money, gives an account, a link or a number, or moves to another service, in any of
 * the five languages, because members write in any. Null for all others.
 */
export function findWarning(message: string): WarningKind | null {
  const text = normalizeText(message);
  const sentences = text.split(sentenceEnd).filter((sentence) => /\w/.test(sentence));
  if (hasAccountNumber(text)) return 'account';
  if (languages.some((words) => asksForMoney(sentences, words))) return 'money';
  if (hasMailAddress(text)) return 'service';
  if (hasLink(text)) return 'link';
  if (hasPhoneNumber(text)) return 'phone';
  return languages.some((words) => movesElsewhere(sentences, words)) ? 'service' : null;
}
