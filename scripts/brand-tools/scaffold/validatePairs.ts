import { quote } from '../../build/config/parse/problemMessageFormatting.ts';
import { suggestValue } from '../../build/config/parse/suggestValue.ts';
import type { AnswerError, CompleteAnswers } from './answers.ts';
import { parseDomains } from './defaultAnswers.ts';
import { parsePairs } from './keyValuePairs.ts';

const pairQuestions = ['languages', 'siteIds', 'support', 'look'] as const;
const examples = { languages: 'ch=fr,de,en', siteIds: 'de=136 at=137' } as const;
const valueNames = { languages: 'languages', siteIds: 'a siteId' } as const;

/** Finds errors that no brand file can have: text without a key, a key twice, and pairs for a domain that was not chosen. */
export function validatePairs(answers: CompleteAnswers): AnswerError[] {
  const domains = parseDomains(answers);
  const repeated = pairQuestions.flatMap((question): AnswerError[] =>
    parsePairs(answers[question]).repeated.map((key) => ({
      question,
      message: `${quote(key)} is given twice`,
      hint: 'leave one of the two out',
    })),
  );
  const misplaced = (['languages', 'siteIds'] as const).flatMap((question): AnswerError[] => {
    const { unkeyed, pairs } = parsePairs(answers[question]);
    const unknownKeys = Array.from(pairs.keys()).filter((key) => !(domains as string[]).includes(key));
    return [
      ...(unkeyed === ''
        ? []
        : [
            {
              question,
              message: `${quote(unkeyed)} names no domain`,
              hint: `it takes pairs such as ${examples[question]}`,
            },
          ]),
      ...unknownKeys.map((key) => ({
        question,
        message: `${valueNames[question]} for ${quote(key)}, a domain this brand does not have`,
        hint: domains.length > 0 ? suggestValue(key, domains, 'there are') : 'there is none yet',
      })),
    ];
  });
  return [...repeated, ...misplaced];
}
