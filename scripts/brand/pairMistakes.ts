import { suggest } from '../config/parse/nearest.ts';
import { quote } from '../config/parse/words.ts';
import type { AnswerMistake, WholeAnswers } from './answers.ts';
import { pickDomains } from './offers.ts';
import { parsePairs } from './typed.ts';

const examples = { languages: 'ch=fr,de,en', siteIds: 'de=136 at=137' } as const;
const things = { languages: 'languages', siteIds: 'a siteId' } as const;

/** What no brand file could say: pairs that are none, and pairs for a domain that was not chosen. */
export function findPairMistakes(answers: WholeAnswers): AnswerMistake[] {
  const domains = pickDomains(answers);
  return (['languages', 'siteIds'] as const).flatMap((question): AnswerMistake[] => {
    const { bare, pairs } = parsePairs(answers[question]);
    const strangers = Array.from(pairs.keys()).filter((key) => !(domains as string[]).includes(key));
    return [
      ...(bare === ''
        ? []
        : [
            { question, what: `${quote(bare)} names no domain`, meant: `it takes pairs such as ${examples[question]}` },
          ]),
      ...strangers.map((key) => ({
        question,
        what: `${things[question]} for ${quote(key)}, a domain this brand does not have`,
        meant: domains.length > 0 ? suggest(key, domains, 'there are') : 'there is none yet',
      })),
    ];
  });
}
