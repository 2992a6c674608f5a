import type { LanguageCues } from './compileWords.ts';
import { type CueWeight, cueWeights } from './cueWeights.ts';
import { hasLink, hasMailAddress } from './findContact.ts';
import { amount, hasAccountNumber, hasPhoneNumber, sum } from './findNumber.ts';
import { normalizeText } from './normalizeText.ts';

/** Reason for a note below a message. An e-mail address counts as another service. */
export type WarningKind = 'money' | 'account' | 'link' | 'phone' | 'service';

/**
 * Finds whether a message asks for money, gives an account, a link or a number, or moves to another service, by the
 * words of some languages, because members write in more than one. Null for all others.
 */
export function findWarning(message: string, languages: readonly LanguageCues[]): WarningKind | null {
  const text = normalizeText(message);
  if (hasAccountNumber(text)) return 'account';
  const scores = languages.map((language) => toScores(text, language));
  if (scores.some(({ money }) => money > 0)) return 'money';
  if (hasMailAddress(text)) return 'service';
  if (hasLink(text)) return 'link';
  if (hasPhoneNumber(text)) return 'phone';
  return scores.some(({ service }) => service > 0) ? 'service' : null;
}

/** Length beyond which a text has no more cues by chance, in hundreds of letters. */
const MAX_LENGTH = 5;

/** How much a normalised text is a request for money, or a move to another service, by the cues in it; much is above zero. */
function toScores(text: string, { start, tests }: LanguageCues): CueWeight {
  const score = { ...start };
  const add = (cue: keyof typeof cueWeights, times = 1) => {
    score.money += times * cueWeights[cue].money;
    score.service += times * cueWeights[cue].service;
  };
  const found = new Set(tests.flatMap(([cue, test]) => (test.test(text) ? [cue] : [])));
  for (const cue of found) add(cue);
  if (found.has('invest') && (found.has('promise') || found.has('offer'))) add('scheme');
  if (amount.test(text)) add('amount');
  if (sum.test(text)) add('sum');
  if (text.includes('?')) add('question');
  add('length', Math.min(Math.floor(text.length / 100), MAX_LENGTH));
  return score;
}
