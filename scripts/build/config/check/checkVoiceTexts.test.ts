import { expect, test } from 'vitest';
import { checkVoiceTexts } from './checkVoiceTexts.ts';

const toPo = (messages: Readonly<Record<string, string>>) =>
  Object.entries(messages)
    .map(([id, text]) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`)
    .join('\n');

const toFiles = (folder: string, texts: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  new Map(Object.entries(texts).map(([name, of]) => [name, { file: `${folder}/${name}.po`, text: toPo(of) }]));

const catalogues = toFiles('app/i18n', {
  en: { 'Hello, {name}': 'Hello, {name}', 'A favourite': 'A favourite' },
  de: { 'Hello, {name}': 'Guten Tag, {name}', 'A favourite': 'Ein Favorit' },
  'en-US': { 'A favourite': 'A favorite' },
});
const greeting = (text: string) => ({ 'Hello, {name}': text });
const en = greeting('Hi, {name}');

test.for<[title: string, texts: Parameters<typeof toFiles>[1], ...problems: string[]]>([
  ['has its sentences in each language', { 'warm/en': en, 'warm/de': greeting('Schön, {name}') }],
  ['speaks as the catalogue does in another language', { 'warm/en': en }],
  ['lacks a sentence', { 'warm/en': en, 'warm/de': {} }, 'warm/de.po:1 the sentence "Hello, {name}" is missing'],
  [
    'has a sentence in one language alone',
    { 'warm/de': greeting('Schön, {name}') },
    'warm/de.po:1 the sentence "Hello, {name}" is not in app/i18n/voices/warm/en.po',
  ],
  [
    'loses a placeholder, and is about a message that is gone',
    { 'warm/en': { ...en, Gone: 'Away' }, 'warm/de': { ...greeting('Schön'), Gone: 'Weg' } },
    'warm/en.po:4 the app has no message "Gone"',
    'warm/de.po:2 the text of "Hello, {name}" lacks {name}',
    'warm/de.po:4 the app has no message "Gone"',
  ],
  [
    'is British for Americans, too',
    { 'warm/en': { 'A favourite': 'Our favourite' }, 'warm/de': { 'A favourite': 'Unser Favorit' } },
    'warm/en.po:2 "favourite" in the text of "A favourite" is British spelling',
  ],
  ['is of no voice', { 'loud/en': {} }, 'loud/en.po:1 there is no such voice'],
  ['is in no language', { 'warm/xx': {} }, 'warm/xx.po:1 there is no such language'],
])('a voice that %s', { tags: 'rule' }, ([, texts, ...problems]) => {
  const found = checkVoiceTexts(toFiles('app/i18n/voices', texts), catalogues);
  expect(found.map(({ file, line, message }) => `${file.replace('app/i18n/voices/', '')}:${line} ${message}`)).toEqual(
    problems,
  );
});
