import { expect, test } from 'vitest';
import { PersonalityGroup } from '../../api/contract/profile.ts';
import type { Answer } from '../../api/contract/questionSchemas.ts';
import { findCommonGround, noFacts, toListedAnswers } from './findCommonGround.ts';
import { suggestFirstLines } from './suggestFirstLines.ts';

const asked: Readonly<Record<number, { type: number; options: readonly string[] }>> = {
  9: { type: 6, options: ['Sea', 'Mountains', 'Forest'] },
  12: { type: 1, options: ['1', '2', '3', '4', '5', '6', '7'] },
  14: { type: 4, options: [] },
  15: { type: 2, options: ['Books', 'Travel', 'Garden', 'Long walks in the rain'] },
};

/** Options have the ids 901, 902 … of question 9. */
const toGroups = (answers: Readonly<Record<number, Answer>>) => [
  PersonalityGroup.parse({
    key: 'about',
    title: 'About me',
    answers: Object.entries(answers).map(([id, answer]) => {
      const { type, options } = asked[Number(id)]!;
      const answerOptions = options.map((en, index) => ({ id: Number(id) * 100 + index + 1, translations: { en } }));
      const translations = { en: `Question ${id}?` };
      return {
        question: { id: Number(id), qid: 30, orderId: 1, type, skippable: true, answerOptions, translations },
        answer,
      };
    }),
  } as never),
];

type Given = Readonly<Record<number, Answer>>;

test.for<[string, Given, Given, string[]]>([
  ['nothing told', {}, {}, ['day 0', 'day 1', 'day 2']],
  ['one thing in common', { 9: [901] }, { 9: [901] }, ['shared 0 Sea', 'day 0', 'day 1']],
  [
    'several things in common',
    { 9: [901], 15: [1501, 1502, 1503] },
    { 9: [901], 15: [1501, 1502, 1503] },
    ['shared 0 Books', 'shared 1 Travel', 'shared 2 Garden'],
  ],
  ['nothing in common', { 9: [901] }, { 9: [902], 15: [1503] }, ['theirs 0 Mountains', 'theirs 1 Garden', 'day 0']],
  [
    'one thing in common, another that is theirs',
    { 9: [901] },
    { 9: [901], 15: [1503] },
    ['shared 0 Sea', 'theirs 0 Garden', 'day 0'],
  ],
  [
    'what makes no short word',
    {},
    { 12: [1207], 14: ['Tea', 'Books', 'Music'], 15: [1504] },
    ['day 0', 'day 1', 'day 2'],
  ],
  ['the first short word of several', {}, { 15: [1504, 1502, 1503] }, ['theirs 0 Travel', 'day 0', 'day 1']],
])('%s', ([, own, theirs, expected]) => {
  const { shared } = findCommonGround(toGroups(own), toListedAnswers(toGroups(theirs)), noFacts);
  const lines = suggestFirstLines(shared, toGroups(theirs), 'en');
  expect(
    lines.map((line) => `${line.about} ${'form' in line ? line.form : ''}${'word' in line ? ` ${line.word}` : ''}`),
  ).toEqual(expected);
});
