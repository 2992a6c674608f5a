import { expect, test } from 'vitest';
import { localeCodes } from '../../../brands/languages.ts';
import { questions } from '../../../scripts/backend/sandbox/world/questions.ts';
import { PersonalityGroup } from '../../api/contract/profile.ts';
import type { Answer } from '../../api/contract/questionSchemas.ts';
import { joinPortraitSentences } from './joinPortraitSentences.ts';
import { toPortrait } from './toPortrait.ts';

const group = (answers: unknown[], key = 'about') =>
  PersonalityGroup.parse({ key, title: 'About me', answers } as never);
const option = (id: number, en: string, sentence?: string) => ({
  id,
  translations: { en },
  ...(sentence !== undefined && { sentence: { en: sentence } }),
});
const question = (fields: Record<string, unknown>) => ({
  ...{ id: 7, qid: 30, orderId: 1, type: 1, skippable: true, answerOptions: [], translations: { en: 'Where?' } },
  ...fields,
});
const answered = (answer: Answer, fields: Record<string, unknown>) => ({ question: question(fields), answer });
const sea = answered([1], { type: 6, answerOptions: [option(1, 'By the sea', 'I wake up by the sea.')] });
const find = (...answers: unknown[]) => toPortrait([group(answers)], 'en');
const withSea = (...answers: unknown[]) => find(sea, ...answers).slice(1);

test('an option says its sentence; without one the topic and the option stand there', () => {
  const plain = {
    theme: 'wishes',
    topic: { en: 'Hopes' },
    answerOptions: [option(1, 'Friendship'), option(2, 'More')],
  };
  expect(find(sea, answered([1], plain))).toEqual([
    { kind: 'sentence', text: 'I wake up by the sea.' },
    { kind: 'answer', topic: 'Hopes', texts: ['Friendship'] },
  ]);
  expect(withSea(answered([2], { ...plain, topic: null }))).toEqual([
    { kind: 'answer', topic: 'Where?', texts: ['More'] },
  ]);
});

test.for<[string, Answer, Record<string, unknown>]>([
  ['a birthday', ['1961-04-23'], { type: 5 }],
  ['a town', [{ city: 'Ulm' }], { type: 7 }],
  ['a height', [170], { type: 8 }],
  ['a distance', { lat: 1, lng: 2, distance: 200 }, { type: 9 }],
  ['a range', [55, 65], { type: 10 }],
  ['a step on a scale', [2], { answerOptions: [option(1, '1'), option(2, '2')] }],
  ['the description', ['I dance.'], { type: 11, id: 108 }],
  ['the name', ['Jonquil'], { type: 3, qid: 1 }],
  ['an option that is gone', [9], { answerOptions: [option(1, 'Sea')] }],
  ['a long text', ['word '.repeat(40)], { type: 11 }],
  ['a question of a type to come', ['x'], { type: 99, translations: {} }],
  ['a skipped question', [], { type: 11 }],
])('%s says nothing', ([, answer, fields]) => {
  expect(withSea(sea, answered(answer, fields))).toHaveLength(1);
});

test('a wish for others says nothing of the member', () => {
  expect(toPortrait([group([sea, sea]), group([sea, sea], 'preferences')], 'en')).toHaveLength(2);
});

test('one sentence is no portrait, and seven are the most, in the order of their themes', { tags: 'rule' }, () => {
  expect(find(sea)).toEqual([]);
  expect(find()).toEqual([]);
  const all = ['wishes', 'everyday', 'values', 'dreams', 'unknown'].flatMap((theme) =>
    ['one', 'two', 'three'].map((text) => answered([text], { type: 3, theme, topic: { en: theme } })),
  );
  const portrait = find(...all);
  expect(portrait.map((sentence) => sentence.kind === 'answer' && `${sentence.topic} ${sentence.texts}`)).toEqual([
    ...['dreams one', 'dreams two', 'values one', 'values two'],
    ...['everyday one', 'everyday two', 'wishes one'],
  ]);
});

test('three whole sentences leave out topics with their answers', () => {
  const label = answered(['Tea'], { type: 3, topic: { en: 'Needed' } });
  const hope = answered([1], { theme: 'wishes', answerOptions: [option(1, 'More', 'I hope for more.')] });
  expect(find(sea, sea, hope, label).map(({ kind }) => kind)).toEqual(['sentence', 'sentence', 'sentence']);
  expect(find(sea, hope, label)).toHaveLength(3);
});

test('an own answer may stand in its question', () => {
  const { answer, question: asked } = sea;
  const given = { question: { ...asked, answer: { id: 'a', answer } }, answer: null };
  expect(find(given, sea)).toHaveLength(2);
});

test.for([
  { answer: answered(['Tea', 'Books'], { type: 4, topic: { en: 'Needed' } }), text: 'Needed – Tea\u00a0· Books.' },
  { answer: answered(['A long walk!'], { type: 11, topic: { en: 'A day' } }), text: 'A day – A long walk!' },
  { answer: answered(['A lake'], { type: 3 }), text: 'Where? A lake.' },
])('the sentences make one text, which ends with "$text"', ({ answer, text }) => {
  const written = joinPortraitSentences(find(sea, answer), (topic, words) => `${topic} – ${words}`);
  expect(written).toBe(`I wake up by the sea. ${text}`);
});

test.for(localeCodes)('the questionnaire of the sandbox gives four to seven sentences in %s', (locale) => {
  const answers = questions.map((each) => ({
    question: each,
    answer: each.answerOptions.length > 0 ? [each.answerOptions.at(-1)!.id] : ['Words'],
  }));
  const portrait = toPortrait([group(answers)], locale);
  expect(portrait.length).toBeGreaterThanOrEqual(4);
  expect(portrait.length).toBeLessThanOrEqual(7);
  expect(portrait[0]).toEqual({
    kind: 'sentence',
    text: questions.find(({ id }) => id === 9)!.answerOptions.at(-1)!.sentence![locale],
  });
});
