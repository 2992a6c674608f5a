import { quote } from '../../build/config/parse/problemMessageFormatting.ts';
import { suggestValue } from '../../build/config/parse/suggestValue.ts';
import type { AnswerError, CompleteAnswers } from './answers.ts';
import { parseDomains } from './defaultAnswers.ts';
import { parsePairs } from './keyValuePairs.ts';
import { toToolWords } from './words/toToolWords.ts';
import type { WizardWords } from './words/WizardWords.ts';

const siteQuestions = ['languages', 'siteIds', 'hosts', 'publicSites'] as const;
const pairQuestions = [...siteQuestions, 'support', 'look'] as const;
const examples = {
  languages: 'ch=fr,de,en',
  siteIds: 'de=136 at=137',
  hosts: 'de=members.brand.de',
  publicSites: 'de=www.brand.de',
} as const;

/** Finds errors that no brand file can have: text without a key, a key twice, and pairs for a domain that was not chosen. */
export function validatePairs(answers: CompleteAnswers, words: WizardWords): AnswerError[] {
  const domains = parseDomains(answers);
  const repeated = pairQuestions.flatMap((question): AnswerError[] =>
    parsePairs(answers[question]).repeated.map((key) => ({
      question,
      ...words.givenTwice(quote(key)),
    })),
  );
  const misplaced = siteQuestions.flatMap((question): AnswerError[] => {
    const { unkeyed, pairs } = parsePairs(answers[question]);
    const unknownKeys = Array.from(pairs.keys()).filter((key) => !(domains as string[]).includes(key));
    return [
      ...(unkeyed === ''
        ? []
        : [
            {
              question,
              ...words.namesNoDomain(quote(unkeyed), examples[question]),
            },
          ]),
      ...unknownKeys.map((key) => ({
        question,
        part: key,
        message: words.otherDomain[question](quote(key)),
        hint: domains.length > 0 ? toToolWords(suggestValue(key, domains, 'there are'), words) : words.noDomainYet,
      })),
    ];
  });
  return [...repeated, ...misplaced];
}
