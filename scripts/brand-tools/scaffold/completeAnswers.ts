import { type Answers, type CompleteAnswers, isAnswered, type QuestionKey, questionKeys } from './answers.ts';
import { defaultAnswer, parseDomains } from './defaultAnswers.ts';
import { isAskedByLaw } from './draftCompany.ts';
import { formatPairs, parsePairs } from './keyValuePairs.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';

/** Replacements for missing answers, so that there is a file to check; errors in them are not reported. */
const placeholderAnswers = {
  age: '50',
  domains: 'de',
  name: 'Nobody',
  slug: 'nobody',
  companyName: 'Nobody',
  companyStreet: '1',
  companyTown: '1',
} as const;

/** A phone number, where the law asks for one. */
const placePhone = (answers: Partial<Record<QuestionKey, string>>): Answers =>
  isAskedByLaw('companyPhone', parseDomains(answers)) ? { companyPhone: '+1 1' } : {};

/** Completes answers with the defaults of missing ones. */
export function completeAnswers(answers: Answers, { defaults, sources }: ScaffoldContext): CompleteAnswers {
  const typed: Answers = Object.fromEntries(
    Object.entries(answers).flatMap(([key, text]) => (isAnswered(text) ? [[key, text.trim()]] : [])),
  );
  const theme = typed.colors === undefined ? (sources.themeNames[0] ?? '') : '';
  const placeholders: Answers = { ...placeholderAnswers, theme };
  const known: Partial<Record<QuestionKey, string>> = { ...typed };
  for (const key of questionKeys) {
    // Pairs that were typed for some domains or choices only are completed for the others.
    const isPartial = key === 'languages' || key === 'siteIds' || key === 'look';
    const proposal = typed[key] === undefined || isPartial ? defaultAnswer(key, known, defaults) : undefined;
    const answer = typed[key] !== undefined && proposal !== undefined ? addPairs(typed[key], proposal) : undefined;
    known[key] = answer ?? typed[key] ?? proposal ?? placeholders[key] ?? placePhone(known)[key] ?? '';
  }
  return known as CompleteAnswers;
}

/** Adds the proposed pairs of other keys to the typed text, which stays as it is, so that its mistakes are found. */
function addPairs(typed: string, proposal: string): string {
  const { pairs } = parsePairs(typed);
  const others = [...parsePairs(proposal).pairs].filter(([key]) => !pairs.has(key));
  return [typed, ...(others.length > 0 ? [formatPairs(others)] : [])].join(' ');
}
