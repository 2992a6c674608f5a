import type { CueTests } from './compileWords.ts';
import { cueWeights, startScores } from './cueWeights.ts';
import { hasLink, hasMailAddress } from './findContact.ts';
import { amount, hasAccountNumber, hasPhoneNumber, sum } from './findNumber.ts';
import { normalizeText } from './normalizeText.ts';

/** Reason for a note below a message. An e-mail address counts as another service. */
export type WarningKind = 'money' | 'account' | 'link' | 'phone' | 'service';

/**
 * Finds whether a message asks for money, gives an account, a link or a number, or moves to another service, by the
 * words of some languages, because members write in more than one. Null for all others.
 */
export function findWarning(message: string, languages: readonly CueTests[]): WarningKind | null {
  const text = normalizeText(message);
  if (hasAccountNumber(text)) return 'account';
  const scores = languages.map((tests) => toScores(text, tests));
  if (scores.some(({ money }) => money > 0)) return 'money';
  if (hasMailAddress(text)) return 'service';
  if (hasLink(text)) return 'link';
  if (hasPhoneNumber(text)) return 'phone';
  return scores.some(({ service }) => service > 0) ? 'service' : null;
}

/** How much a normalised text is a request for money, or a move to another service, by the cues in it; much is above zero. */
function toScores(text: string, tests: CueTests): { money: number; service: number } {
  const cues: (keyof typeof cueWeights)[] = tests.filter(([, test]) => test.test(text)).map(([cue]) => cue);
  if (amount.test(text)) cues.push('amount');
  if (sum.test(text)) cues.push('sum');
  if (text.includes('?')) cues.push('question');
  return cues.reduce(
    ({ money, service }, cue) => ({
      money: money + cueWeights[cue].money,
      service: service + cueWeights[cue].service,
    }),
    startScores,
  );
}
