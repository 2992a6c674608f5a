import { expect, test } from 'vitest';
import { readSampleFont } from '../../../../tests/support/sampleFonts.ts';
import { readFont } from '../fonts/readFont.ts';
import { checkOwnFonts } from './checkOwnFonts.ts';

const facts = (await readFont(readSampleFont('figtree')))!;
const font = { name: 'acme', file: 'brands/alder/fonts/acme.woff2', sha256: '', facts, licence: 'OFL' };
const check = (fonts: object, languages: ('de' | 'cz')[], own: (typeof font)[] | undefined = [font]) =>
  checkOwnFonts({
    slug: 'alder',
    partial: { fonts, domains: { de: { defaultLang: 'de', locales: languages } } },
    document: { file: 'brands/alder/brand.json', value: undefined, locate: () => ({ line: 6, column: 1 }) },
    ...{ texts: [], legal: [], pictures: [], photos: [], fonts: own },
  }).map(({ file, message, hint }) => `${file} ${message}; ${hint}`);

test('a font with all letters of the languages passes, for headings and for all other texts', () => {
  expect(check({ headings: 'acme', body: 'acme' }, ['de'])).toEqual([]);
});

test('letters that are missing are named by language', () => {
  expect(check({ headings: 'acme' }, ['de', 'cz'])).toEqual([
    'brands/alder/brand.json acme.woff2 lacks letters of the sites; Čeština: č ď ě ň ř š ť ů ž Č Ď Ě Ň Ř Š Ť Ů Ž',
  ]);
});

test('a font that is not there, and one that nothing uses, are mistakes', () => {
  expect(check({ headings: 'acne' }, ['de'])).toEqual([
    'brands/alder/brand.json there is no font "acne" in fonts/; did you mean "acme"?',
    'brands/alder/fonts/acme.woff2 nothing uses this font; name it under "fonts" in brand.json',
  ]);
  expect(check({ headings: 'acme' }, ['de'], [])).toEqual([
    'brands/alder/brand.json there is no font "acme" in fonts/; npm run brand -- font adds one',
  ]);
});
