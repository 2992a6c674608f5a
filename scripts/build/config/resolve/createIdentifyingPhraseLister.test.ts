import { expect, test } from 'vitest';
import { createIdentifyingPhraseLister } from './createIdentifyingPhraseLister.ts';

const catalogue = 'msgid "a"\nmsgstr "Nachricht schreiben"\n';
const list = createIdentifyingPhraseLister([{ file: 'de.po', text: catalogue }], new Map());

test.for<[text: string, phrases: string[]]>([
  ['<0>Schön, dass Sie da sind</0>, {name}', ['Schön, dass Sie da sind']],
  ['{count, plural, one {Ein einziger Gruß} other {# Grüße}} heute', ['Ein einziger Gruß', 'Ein einziger Gruss']],
  ['Eine nachricht Schreiben', ['Eine nachricht Schreiben']],
  ['Nachricht Schreiben', []],
  ['Hallo {name}', []],
])('%s gives a brand away by %j', ([text, phrases]) => {
  expect(list({ de: { key: text } }, {})).toEqual(phrases);
});
