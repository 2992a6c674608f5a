import { expect, test } from 'vitest';
import { PersonalityGroup } from '../../../api/contract/profile.ts';
import type { Answer } from '../../../api/contract/questionSchemas.ts';
import { type PublicAnswer, toAnswerGroups, toPublicAnswer } from './publicAnswers.ts';

const option = (id: number, en: string) => ({ id, translations: { en, de: `${en} (de)` } });
const question = (type: number, fields: Record<string, unknown> = {}) => ({
  id: 7,
  qid: 30,
  orderId: 1,
  type,
  skippable: true,
  answerOptions: [option(1, 'Sea'), option(2, 'Hills'), option(3, 'Town')],
  translations: { en: 'Where?', de: 'Wo?' },
  ...fields,
});
const group = (answers: unknown[]) => PersonalityGroup.parse({ key: 'about', title: 'About me', answers } as never);
const parsed = (type: number, fields: Record<string, unknown> = {}) =>
  group([{ question: question(type, fields), answer: [] }]).answers[0]!.question;

test.for<[string, number, Answer, PublicAnswer | null]>([
  ['one option', 1, [2], { kind: 'texts', texts: ['Hills (de)'] }],
  ['one option as a string', 1, ['2'], { kind: 'texts', texts: ['Hills (de)'] }],
  ['several options, in the order of the question', 2, [3, 1], { kind: 'texts', texts: ['Sea (de)', 'Town (de)'] }],
  ['a picture', 6, [1], { kind: 'texts', texts: ['Sea (de)'] }],
  ['an option that is no longer offered', 1, [99], null],
  ['a text', 3, [' The lake '], { kind: 'texts', texts: ['The lake'] }],
  ['three texts', 4, ['Tea', '', 'Books'], { kind: 'texts', texts: ['Tea', 'Books'] }],
  ['a birthday', 5, ['1961-04-23'], null],
  ['a town', 7, [{ country: 'DE', city: 'Kassel', lat: 51.3, lng: 9.5 }], { kind: 'texts', texts: ['Kassel'] }],
  ['a height', 8, [175], { kind: 'height', value: 175 }],
  ['a height as a string', 8, ['5.6'], { kind: 'height', value: 5.6 }],
  ['a distance', 9, { lat: 1, lng: 2, distance: 200 }, { kind: 'distance', value: 200 }],
  ['any distance', 9, [{ lat: 1, lng: 2, distance: 5000 }], { kind: 'anyDistance' }],
  ['a range', 10, [45, 70], { kind: 'range', from: 45, to: 70, isAgeRange: false }],
  ['half a range', 10, [45], null],
  ['free text', 11, ['A long walk'], { kind: 'texts', texts: ['A long walk'] }],
  ['skipped', 11, [], null],
  ['an unknown type', 12, ['?'], null],
])('the public answer of %s', ([, type, answer, expected]) => {
  expect(toPublicAnswer(parsed(type), answer, 'de')).toEqual(expected);
});

test('qid 2 is a range of ages', () => {
  expect(toPublicAnswer(parsed(10, { qid: 2 }), [45, 70], 'de')).toMatchObject({ isAgeRange: true });
});

test('a step on a scale of numbers comes with the length of the scale', () => {
  const answerOptions = [option(1, '1'), option(2, '2'), option(3, '3')].map((each) => ({
    ...each,
    translations: { en: String(each.id) },
  }));
  expect(toPublicAnswer(parsed(1, { answerOptions }), [2], 'de')).toEqual({ kind: 'scaleStep', step: '2', of: 3 });
});

test.for([
  [107, 1],
  [108, 0],
  [118, 1],
  [119, 1],
  [150, 1],
] as const)('question %i gives %i rows', ([id, rows]) => {
  const groups = toAnswerGroups([group([{ question: question(3, { id }), answer: ['The lake'] }])], 'de');
  expect(groups.flatMap((each) => each.rows)).toHaveLength(rows);
});

test('questions without an answer and groups without rows are left out', () => {
  const groups = [
    group([
      { question: question(3), answer: ['The lake'] },
      { question: question(3), answer: null },
      { question: question(5), answer: ['1961-04-23'] },
    ]),
    group([{ question: question(11), answer: [] }]),
  ];
  expect(toAnswerGroups(groups, 'de')).toEqual([
    {
      key: 'about',
      title: 'About me',
      rows: [{ id: 7, question: 'Wo?', answer: { kind: 'texts', texts: ['The lake'] } }],
    },
  ]);
});
