import { afterEach, expect, test, vi } from 'vitest';
import { toInitial } from './toInitial.ts';

afterEach(() => vi.unstubAllGlobals());

const cases: readonly (readonly [string | null, string])[] = [
  ['Anna', 'A'],
  ['  maria k.', 'M'],
  ['élodie', 'É'],
  ['e\u0301lodie', 'É'],
  ['čeněk', 'Č'],
  ['x\u0302\u0323y', 'X\u0323\u0302'],
  ['\u0301anna', 'A'],
  ['ßim', 'ß'],
  ['🌸 rosa', 'R'],
  ['_sunny_', 'S'],
  ['7 Seas', '7'],
  ['7\uFE0F\u20E3 up', '7\uFE0F\u20E3'],
  ['\u202Eסבתא', 'ס'],
  ['مريم', 'م'],
  ['王芳', '王'],
  ['𝒜nna', '𝒜'],
  ['👩🏽‍🦳', '👩🏽‍🦳'],
  ['!?', '!'],
  ['', ''],
  [null, ''],
  [' \u200B\u202E\u0301', ''],
];

test.for(cases)('the initial of %j is %j', ([name, expected]) => {
  expect(toInitial(name, 'de-DE')).toBe(expected);
});

test('most names need no segmenter, which takes a browser long to make', () => {
  vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: () => expect.unreachable() } }));
  expect([' anna', 'Ωmega', 'жанна', '7 Seas'].map((name) => toInitial(name, 'fr'))).toEqual(['A', 'Ω', 'Ж', '7']);
});

test('a capital follows the language', () => {
  expect([toInitial('irmak', 'tr'), toInitial('irmak', 'en')]).toEqual(['İ', 'I']);
});

test('a browser that cannot segment keeps a letter and its marks together', () => {
  vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }));
  expect(toInitial('x\u0302y', 'en')).toBe('X\u0302');
});
