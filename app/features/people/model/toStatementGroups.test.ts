import { expect, test } from 'vitest';
import { PersonalityGroup } from '../../../api/contract/profile.ts';
import type { Answer } from '../../../api/contract/questionSchemas.ts';
import { toStatementGroups } from './toStatementGroups.ts';

const option = (id: number, en: string) => ({ id, translations: { en, de: `${en} (de)` } });
const question = (type: number, fields: Record<string, unknown> = {}) => ({
  id: 7,
  qid: 30,
  orderId: 1,
  type,
  skippable: true,
  answerOptions: [1, 2, 6].includes(type) ? [option(1, 'Sea'), option(2, 'Hills'), option(3, 'Town')] : [],
  translations: { en: 'Where?', de: 'Wo?' },
  ...fields,
});
const group = (answers: unknown[], key = 'about') =>
  PersonalityGroup.parse({ key, title: 'About me', answers } as never);
const scale = {
  answerOptions: [1, 2, 3, 4, 5, 6, 7]
    .map((step) => option(step, String(step)).id)
    .map((id) => ({ id, translations: { en: String(id) } })),
};
const topic = { topic: { de: 'Lieblingsort' } };

type Fields = Record<string, unknown>;

test.for<[string, number, Fields, Answer, Answer | null, Fields | null]>([
  ['one option', 1, {}, [2], null, { kind: 'options', options: [{ id: 2, text: 'Hills (de)', shared: false }] }],
  [
    'the topic, where there is one',
    6,
    topic,
    [1],
    ['1'],
    { kind: 'options', topic: 'Lieblingsort', options: [{ id: 1, text: 'Sea (de)', shared: true }] },
  ],
  [
    'options in the order of the question',
    2,
    {},
    [3, 1],
    [3],
    {
      kind: 'options',
      options: [
        { id: 1, text: 'Sea (de)', shared: false },
        { id: 3, text: 'Town (de)', shared: true },
      ],
    },
  ],
  ['an option that is no longer offered', 1, {}, [99], null, null],
  ['a scale', 1, scale, [6], null, { kind: 'scale', theirs: { step: 6, of: 7 }, own: null, shared: false }],
  [
    'a scale, on the same side',
    1,
    scale,
    [6],
    [5],
    { kind: 'scale', theirs: { step: 6, of: 7 }, own: { step: 5, of: 7 }, shared: true },
  ],
  [
    'a scale, both in the middle',
    1,
    scale,
    [4],
    [4],
    { kind: 'scale', theirs: { step: 4, of: 7 }, own: { step: 4, of: 7 }, shared: false },
  ],
  ['a text', 3, {}, [' The lake '], null, { kind: 'words', texts: ['The lake'] }],
  ['three texts', 4, {}, ['Tea', '', 'Books'], null, { kind: 'words', texts: ['Tea', 'Books'] }],
  ['free text', 11, {}, ['A long walk'], null, { kind: 'words', texts: ['A long walk'] }],
  ['a birthday', 5, {}, ['1961-04-23'], null, null],
  ['a name', 3, { qid: 1 }, ['Anna'], null, null],
  ['the description', 11, { id: 108 }, ['I am …'], null, null],
  ['a town', 7, {}, [{ city: 'Kassel' }], [{ city: 'Köln' }], { kind: 'town', city: 'Kassel', shared: false }],
  ['the same town', 7, {}, [{ city: 'Kassel' }], [{ city: 'Kassel' }], { kind: 'town', city: 'Kassel', shared: true }],
  ['a height', 8, {}, ['5.6'], null, { kind: 'height', value: 5.6 }],
  ['a distance', 9, {}, { lat: 1, lng: 2, distance: 200 }, null, { kind: 'distance', value: 200 }],
  ['any distance', 9, {}, [{ lat: 1, lng: 2, distance: 5000 }], null, { kind: 'anyDistance' }],
  ['ages that include the viewer', 10, { qid: 2 }, [45, 70], null, { kind: 'ages', from: 45, to: 70, fits: true }],
  ['ages that do not', 10, { qid: 2 }, [45, 55], null, { kind: 'ages', from: 45, to: 55, fits: false }],
  ['heights', 10, {}, [160, 180], null, { kind: 'heights', from: 160, to: 180, fits: false }],
  ['half a range', 10, {}, [45], null, null],
  ['skipped', 11, {}, [], null, null],
  ['an unknown type', 12, {}, ['?'], null, null],
])('a statement of %s', ([, type, fields, answer, own, expected]) => {
  const asked = question(type, fields);
  const [found] = toStatementGroups(
    [group([{ question: asked, answer }])],
    { groups: [group([{ question: asked, answer: own }])], age: 56 },
    'de',
  );
  const statement = found?.statements[0] ?? null;
  if (expected === null) expect(statement).toBeNull();
  else expect(statement).toMatchObject(expected);
});

test('a height fits the viewer’s own', () => {
  const own = { groups: [group([{ question: question(8, { id: 6 }), answer: [170] }])], age: null };
  const [found] = toStatementGroups([group([{ question: question(10), answer: [160, 180] }])], own, 'en');
  expect(found?.statements[0]).toMatchObject({ kind: 'heights', fits: true });
});

test.for<[string, number, Fields, string, string]>([
  ['the theme of the server', 11, { theme: 'values' }, 'about', 'values'],
  ['an unknown theme', 11, { theme: 'sports' }, 'about', 'about'],
  ['a picture', 6, {}, 'about', 'dreams'],
  ['a preference', 1, {}, 'preferences', 'wishes'],
  ['a distance', 9, {}, 'about', 'wishes'],
  ['a town', 7, {}, 'about', 'everyday'],
  ['anything else', 2, {}, 'more', 'more'],
])('%s decides the heading', ([, type, fields, key, expected]) => {
  const answer: Answer = { 9: { distance: 50 }, 7: { city: 'Kassel' }, 11: ['Words'] }[type] ?? [1];
  const found = toStatementGroups([group([{ question: question(type, fields), answer }], key)], null, 'en');
  expect(found.map((each) => each.key)).toEqual([expected]);
});

test('the headings of the app come first, those of the server keep their titles', () => {
  const answers = [
    { question: question(11, { id: 1 }), answer: ['Words'] },
    { question: question(10, { id: 2, qid: 2 }), answer: [50, 60] },
    { question: question(6, { id: 3 }), answer: [1] },
    { question: question(2, { id: 4, theme: 'everyday' }), answer: [1] },
  ];
  const found = toStatementGroups([group(answers), group([], 'more')], null, 'en');
  expect(found.map(({ key, title }) => [key, title])).toEqual([
    ['everyday', ''],
    ['dreams', ''],
    ['wishes', ''],
    ['about', 'About me'],
  ]);
});

test.for([
  [107, 1],
  [108, 0],
  [119, 1],
] as const)('question %i makes %i statements', { tags: 'rule' }, ([id, count]) => {
  const answered = group([{ question: question(11, { id }), answer: ['Words'] }], 'about');
  expect(toStatementGroups([answered], null, 'en').flatMap(({ statements }) => statements)).toHaveLength(count);
});
