import { expect, test } from 'vitest';
import { PersonalityGroup } from '../../api/contract/profile.ts';
import type { Answer } from '../../api/contract/questionSchemas.ts';
import { findCommonGround, type MemberFacts, noFacts, toListedAnswers } from './findCommonGround.ts';
import { findConflicts } from './findConflicts.ts';
import { toCommonGroundWords } from './toCommonGroundWords.ts';

interface Asked {
  type: number;
  qid?: number;
  theme?: string;
  topic?: string;
  options?: readonly string[];
}

const steps = ['1', '2', '3', '4', '5', '6', '7'];
const asked: Readonly<Record<number, Asked>> = {
  3: { type: 1, theme: 'wishes', options: ['A partner for life', 'Friendship', 'I will see what comes'] },
  6: { type: 8 },
  7: { type: 10, qid: 2 },
  8: { type: 9 },
  9: { type: 6, theme: 'dreams', options: ['Sea', 'Mountains', 'Forest'] },
  12: { type: 1, topic: 'A tidy home', options: steps },
  14: { type: 4 },
  15: { type: 2, options: ['Books', 'Travel', 'Garden'] },
  17: { type: 10, qid: 7 },
};

/** Options have the ids 901, 902 … of question 9. */
function toGroups(answers: Readonly<Record<number, Answer>>) {
  return [
    PersonalityGroup.parse({
      key: 'about',
      title: 'About me',
      answers: Object.entries(answers).map(([id, answer]) => {
        const { type, qid = 30, theme, topic, options = [] } = asked[Number(id)]!;
        const answerOptions = options.map((en, index) => ({ id: Number(id) * 100 + index + 1, translations: { en } }));
        const texts = { translations: { en: `Question ${id}?` }, topic: topic && { en: topic } };
        const question = { id: Number(id), qid, orderId: 1, type, skippable: true, theme, answerOptions, ...texts };
        return { question, answer };
      }),
    } as never),
  ];
}

const within = (distance: number) => ({ lat: 53.9, lng: 10.7, distance });

/** Finds findings and writes them in short: kind, question, what was chosen. */
function find(
  own: Readonly<Record<number, Answer>>,
  theirs: Readonly<Record<number, Answer>>,
  facts: Partial<MemberFacts> = {},
) {
  const pair = [toGroups(own), toListedAnswers(toGroups(theirs)), { ...noFacts, ...facts }] as const;
  const { shared, differences } = findCommonGround(...pair);
  return [
    ...shared.map((finding) => {
      switch (finding.kind) {
        case 'picks':
          return `${finding.question.id}: ${finding.options.map(({ translations }) => translations.en).join(', ')}`;
        case 'sameSide':
          return `${finding.question.id}: ${finding.side} ${finding.own.step} ${finding.theirs.step}`;
        case 'near':
          return `near ${finding.distance}`;
        default:
          return `${finding.kind} ${finding.fit}`;
      }
    }),
    ...findConflicts(...pair).map((each) => Object.values(each).join(' ')),
    ...differences.map((each) =>
      each.kind === 'otherPick'
        ? `${each.question.id}: ${each.own.translations.en} – ${each.theirs.translations.en}`
        : `${each.question.id}: ${each.own.step} – ${each.theirs.step} of ${each.own.of}`,
    ),
  ];
}

type Given = Readonly<Record<number, Answer>>;

test.for<[string, Given, Given, Partial<MemberFacts>, string[]]>([
  ['nothing answered', {}, {}, {}, []],
  ['a question that only one has answered', { 9: [901] }, { 15: [1501] }, {}, []],
  ['the same picture', { 9: [901] }, { 9: ['901'] }, {}, ['9: Sea']],
  ['another picture', { 9: [901] }, { 9: [902] }, {}, ['9: Sea – Mountains']],
  ['an option that is no longer offered', { 9: [901] }, { 9: [999] }, {}, []],
  ['some of several', { 15: [1501, 1503] }, { 15: [1503, 1501, 1502] }, {}, ['15: Books, Garden']],
  ['none of several', { 15: [1501] }, { 15: [1502] }, {}, []],
  ['the same wish', { 3: [301] }, { 3: [301] }, {}, ['3: A partner for life']],
  ['another wish', { 3: [301] }, { 3: [302] }, {}, ['3: A partner for life – Friendship']],
  ['both high on a scale', { 12: [1205] }, { 12: [1207] }, {}, ['12: high 5 7']],
  ['both low on a scale', { 12: [1203] }, { 12: [1201] }, {}, ['12: low 3 1']],
  ['one in the middle', { 12: [1204] }, { 12: [1207] }, {}, []],
  ['opposite sides', { 12: [1203] }, { 12: [1205] }, {}, ['12: 3 – 5 of 7']],
  ['texts, which nothing compares', { 14: ['Tea', 'Books', 'Music'] }, { 14: ['Tea', 'Books', 'Music'] }, {}, []],
  ['the same town', {}, {}, { distance: 0, theirCity: 'Kassel' }, ['near 0']],
  ['a town near by', {}, {}, { distance: 50, theirCity: 'Kassel' }, ['near 50']],
  ['a town far away', {}, {}, { distance: 51, theirCity: 'Kassel' }, []],
  ['ages that fit both', { 7: [50, 60] }, { 7: [55, 70] }, { ownAge: 55, theirAge: 60 }, ['ages both']],
  ['their age, without a wish of theirs', { 7: [50, 60] }, {}, { ownAge: 55, theirAge: 50 }, ['ages theirs']],
  ['their age, where the own is unknown', { 7: [50, 60] }, { 7: [50, 60] }, { theirAge: 50 }, ['ages theirs']],
  ['their age too high', { 7: [50, 60] }, { 7: [50, 60] }, { ownAge: 55, theirAge: 61 }, ['age own 61 50 60']],
  ['the own age too low', { 7: [50, 60] }, { 7: [56, 60] }, { ownAge: 55, theirAge: 60 }, ['age theirs 55 56 60']],
  ['too far for both', { 8: within(200) }, { 8: within(100) }, { distance: 201 }, ['distance own 201 200']],
  ['too far for the other', { 8: within(200) }, { 8: within(100) }, { distance: 200 }, ['distance theirs 200 100']],
  ['far, where neither minds', { 8: within(5000) }, { 8: within(5000) }, { distance: 6000 }, []],
  ['far, where nobody has said a limit', {}, {}, { distance: 900 }, []],
  ['a height as wished for', { 6: [170], 17: [175, 190] }, { 6: [180] }, {}, ['heights theirs']],
  ['heights that fit both', { 6: [170], 17: [175, 190] }, { 6: [180], 17: [160, 172] }, {}, ['heights both']],
  ['a height below the wish', { 6: [170], 17: [175, 190] }, { 6: [170] }, {}, []],
  [
    'by weight: wishes, choices, nearness, scales, ages',
    { 7: [50, 60], 9: [901], 12: [1206], 15: [1501], 3: [301] },
    { 7: [50, 60], 9: [901], 12: [1206], 15: [1501], 3: [301] },
    { ownAge: 55, theirAge: 55, distance: 3 },
    ['3: A partner for life', '9: Sea', '15: Books', '12: high 6 6', 'near 3', 'ages both'],
  ],
  [
    'differences: wishes first',
    { 12: [1201], 9: [901], 3: [301] },
    { 12: [1207], 9: [902], 3: [302] },
    {},
    ['3: A partner for life – Friendship', '12: 1 – 7 of 7', '9: Sea – Mountains'],
  ],
])('%s', ([, own, theirs, facts, expected]) => {
  expect(find(own, theirs, facts)).toEqual(expected);
});

const words = (given: Given) =>
  toCommonGroundWords(findCommonGround(toGroups(given), toListedAnswers(toGroups(given)), noFacts).shared, 'en');

test.for<[string, Given, string[]]>([
  ['nothing', {}, []],
  ['what was chosen', { 9: [901], 15: [1503] }, ['Sea', 'Garden']],
  ['the topic of a scale, where both want much', { 12: [1207] }, ['A tidy home']],
  ['nothing of a scale where both want little', { 12: [1201] }, []],
  ['no sentence', { 3: [303], 9: [901] }, ['Sea']],
  ['three at most', { 9: [901], 15: [1501, 1502, 1503] }, ['Sea', 'Books', 'Travel']],
  [
    'no more than two lines hold',
    { 3: [301], 9: [901], 12: [1207], 15: [1501] },
    ['A partner for life', 'Sea', 'Books'],
  ],
])('a card says in short: %s', ([, given, expected]) => {
  expect(words(given)).toEqual(expected);
});
